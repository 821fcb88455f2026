/**
 * The thirty classic easing curves (Penner 2002): ten ways to start from rest, and of each the way to come to rest and
 * the way to do both. All follow from the ten by the same two laws:
 *
 * - out(t) = 1 − in(1 − t)
 * - inOut(t) = in(2t) / 2 up to the middle, and its point reflection after it
 *
 * Every curve is exactly 0 at t = 0 and exactly 1 at t = 1, and rests there before and after. NaN stays NaN.
 *
 * These are d3-ease's definitions, with overshoot 1.70158, amplitude 1 and period 0.3. They depart from Penner's twice: expo
 * (and the decay of elastic) is stretched to reach 0, where his stops at 1/1024 and jumps; and the in-out of back and
 * elastic follows the law above, where he widens the overshoot by 1.525 and the period by 1.5.
 */
export type Easing = (t: number) => number;

/** From 0 to 1 as t is: starts from rest, as a quarter of a sine wave. */
export function easeInSine(t: number): number {
  return t <= 0 ? 0 : t >= 1 ? 1 : 1 - Math.cos((t * Math.PI) / 2);
}

/** From 0 to 1 as t is: comes to rest, as a quarter of a sine wave the other way round. */
export function easeOutSine(t: number): number {
  return 1 - easeInSine(1 - t);
}

/** From 0 to 1 as t is: starts from rest and comes to rest, as a quarter of a sine wave on both sides. */
export function easeInOutSine(t: number): number {
  return t < 0.5 ? easeInSine(2 * t) / 2 : 1 - easeInSine(2 - 2 * t) / 2;
}

/** From 0 to 1 as t is: starts from rest, as t². */
export function easeInQuad(t: number): number {
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t;
}

/** From 0 to 1 as t is: comes to rest, as t² the other way round. */
export function easeOutQuad(t: number): number {
  return 1 - easeInQuad(1 - t);
}

/** From 0 to 1 as t is: starts from rest and comes to rest, as t² on both sides. */
export function easeInOutQuad(t: number): number {
  return t < 0.5 ? easeInQuad(2 * t) / 2 : 1 - easeInQuad(2 - 2 * t) / 2;
}

/** From 0 to 1 as t is: starts from rest, as t³. */
export function easeInCubic(t: number): number {
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * t;
}

/** From 0 to 1 as t is: comes to rest, as t³ the other way round. */
export function easeOutCubic(t: number): number {
  return 1 - easeInCubic(1 - t);
}

/** From 0 to 1 as t is: starts from rest and comes to rest, as t³ on both sides. */
export function easeInOutCubic(t: number): number {
  return t < 0.5 ? easeInCubic(2 * t) / 2 : 1 - easeInCubic(2 - 2 * t) / 2;
}

/** From 0 to 1 as t is: starts from rest, as t⁴. */
export function easeInQuart(t: number): number {
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * t * t;
}

/** From 0 to 1 as t is: comes to rest, as t⁴ the other way round. */
export function easeOutQuart(t: number): number {
  return 1 - easeInQuart(1 - t);
}

/** From 0 to 1 as t is: starts from rest and comes to rest, as t⁴ on both sides. */
export function easeInOutQuart(t: number): number {
  return t < 0.5 ? easeInQuart(2 * t) / 2 : 1 - easeInQuart(2 - 2 * t) / 2;
}

/** From 0 to 1 as t is: starts from rest, as t⁵. */
export function easeInQuint(t: number): number {
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * t * t * t;
}

/** From 0 to 1 as t is: comes to rest, as t⁵ the other way round. */
export function easeOutQuint(t: number): number {
  return 1 - easeInQuint(1 - t);
}

/** From 0 to 1 as t is: starts from rest and comes to rest, as t⁵ on both sides. */
export function easeInOutQuint(t: number): number {
  return t < 0.5 ? easeInQuint(2 * t) / 2 : 1 - easeInQuint(2 - 2 * t) / 2;
}

/** 2^(10 (t − 1)), stretched to start at 0. */
export function easeInExpo(t: number): number {
  return t <= 0 ? 0 : t >= 1 ? 1 : decay(1 - t);
}

/** Comes to rest as a power of 2 decays: from 0 to 1 as t is. */
export function easeOutExpo(t: number): number {
  return 1 - easeInExpo(1 - t);
}

/** Starts and comes to rest by powers of 2: from 0 to 1 as t is. */
export function easeInOutExpo(t: number): number {
  return t < 0.5 ? easeInExpo(2 * t) / 2 : 1 - easeInExpo(2 - 2 * t) / 2;
}

/** A quarter of a circle. */
export function easeInCirc(t: number): number {
  return t <= 0 ? 0 : t >= 1 ? 1 : 1 - Math.sqrt((1 - t) * (1 + t));
}

/** Written out, because it starts upright: the rounding of 1 − t would show. */
export function easeOutCirc(t: number): number {
  return t <= 0 ? 0 : t >= 1 ? 1 : Math.sqrt(t * (2 - t));
}

/** Two quarters of a circle: from 0 to 1 as t is. */
export function easeInOutCirc(t: number): number {
  return t < 0.5 ? easeInCirc(2 * t) / 2 : 1 - easeInCirc(2 - 2 * t) / 2;
}

/** Pulls back first, by a tenth of the way. */
export function easeInBack(t: number): number {
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (1.70158 * (t - 1) + t);
}

/** Goes too far by a tenth of the way, then comes back: from 0 to 1 as t is. */
export function easeOutBack(t: number): number {
  return 1 - easeInBack(1 - t);
}

/** Pulls back at the start and goes too far at the end: from 0 to 1 as t is. */
export function easeInOutBack(t: number): number {
  return t < 0.5 ? easeInBack(2 * t) / 2 : 1 - easeInBack(2 - 2 * t) / 2;
}

/** Swings ever wider, more than three times. */
export function easeInElastic(t: number): number {
  return t <= 0 ? 0 : t >= 1 ? 1 : decay(1 - t) * Math.cos(((1 - t) * 2 * Math.PI) / 0.3);
}

/** Swings around the end, ever less: from 0 to 1 as t is. */
export function easeOutElastic(t: number): number {
  return 1 - easeInElastic(1 - t);
}

/** Swings ever wider up to the middle, then ever less: from 0 to 1 as t is. */
export function easeInOutElastic(t: number): number {
  return t < 0.5 ? easeInElastic(2 * t) / 2 : 1 - easeInElastic(2 - 2 * t) / 2;
}

/** Four parabolas of equal curvature, each a quarter as high as the next. */
export function easeInBounce(t: number): number {
  return t <= 0 ? 0 : t >= 1 ? 1 : 1 - bounce(1 - t);
}

/** Bounces at the end like a ball that was let fall: from 0 to 1 as t is. */
export function easeOutBounce(t: number): number {
  return 1 - easeInBounce(1 - t);
}

/** Bounces at the start and at the end: from 0 to 1 as t is. */
export function easeInOutBounce(t: number): number {
  return t < 0.5 ? easeInBounce(2 * t) / 2 : 1 - easeInBounce(2 - 2 * t) / 2;
}

/** What a curve is called: `easeInQuad`, `easeOutBounce`, and so on. */
export type EasingName =
  `ease${'In' | 'Out' | 'InOut'}${'Sine' | 'Quad' | 'Cubic' | 'Quart' | 'Quint' | 'Expo' | 'Circ' | 'Back' | 'Elastic' | 'Bounce'}`;

/** All thirty by name, for menus and stored settings. Importing single curves keeps the others out of a bundle. */
export const easings: Readonly<Record<EasingName, Easing>> = {
  easeInSine,
  easeOutSine,
  easeInOutSine,
  easeInQuad,
  easeOutQuad,
  easeInOutQuad,
  easeInCubic,
  easeOutCubic,
  easeInOutCubic,
  easeInQuart,
  easeOutQuart,
  easeInOutQuart,
  easeInQuint,
  easeOutQuint,
  easeInOutQuint,
  easeInExpo,
  easeOutExpo,
  easeInOutExpo,
  easeInCirc,
  easeOutCirc,
  easeInOutCirc,
  easeInBack,
  easeOutBack,
  easeInOutBack,
  easeInElastic,
  easeOutElastic,
  easeInOutElastic,
  easeInBounce,
  easeOutBounce,
  easeInOutBounce,
};

/** 2^(−10x) from 1 at x = 0 to, stretched a little, 0 at x = 1. */
function decay(x: number): number {
  return (1024 * 2 ** (-10 * x) - 1) / 1023;
}

/** A ball let fall from 0 onto a floor at 1: touches it at 4/11, 8/11, 10/11 and 1. */
function bounce(x: number): number {
  if (x < 4 / 11) return 7.5625 * x * x;
  if (x < 8 / 11) return 7.5625 * (x - 6 / 11) ** 2 + 0.75;
  if (x < 10 / 11) return 7.5625 * (x - 9 / 11) ** 2 + 0.9375;
  return 7.5625 * (x - 10.5 / 11) ** 2 + 0.984375;
}
