import * as d3 from 'd3-ease';
import { describe, expect, test } from 'vitest';
import { type Easing, type EasingName, easings } from './easing.js';

const FAMILIES = ['Sine', 'Quad', 'Cubic', 'Quart', 'Quint', 'Expo', 'Circ', 'Back', 'Elastic', 'Bounce'] as const;

const theirs: Record<EasingName, Easing> = {
  easeInSine: d3.easeSinIn,
  easeOutSine: d3.easeSinOut,
  easeInOutSine: d3.easeSinInOut,
  easeInQuad: d3.easeQuadIn,
  easeOutQuad: d3.easeQuadOut,
  easeInOutQuad: d3.easeQuadInOut,
  easeInCubic: d3.easeCubicIn,
  easeOutCubic: d3.easeCubicOut,
  easeInOutCubic: d3.easeCubicInOut,
  easeInQuart: d3.easePolyIn.exponent(4),
  easeOutQuart: d3.easePolyOut.exponent(4),
  easeInOutQuart: d3.easePolyInOut.exponent(4),
  easeInQuint: d3.easePolyIn.exponent(5),
  easeOutQuint: d3.easePolyOut.exponent(5),
  easeInOutQuint: d3.easePolyInOut.exponent(5),
  easeInExpo: d3.easeExpIn,
  easeOutExpo: d3.easeExpOut,
  easeInOutExpo: d3.easeExpInOut,
  easeInCirc: d3.easeCircleIn,
  easeOutCirc: d3.easeCircleOut,
  easeInOutCirc: d3.easeCircleInOut,
  easeInBack: d3.easeBackIn,
  easeOutBack: d3.easeBackOut,
  easeInOutBack: d3.easeBackInOut,
  easeInElastic: d3.easeElasticIn,
  easeOutElastic: d3.easeElasticOut,
  easeInOutElastic: d3.easeElasticInOut,
  easeInBounce: d3.easeBounceIn,
  easeOutBounce: d3.easeBounceOut,
  easeInOutBounce: d3.easeBounceInOut,
};

const STEPS = 1024;
const grid = (steps: number) => Array.from({ length: steps + 1 }, (_, i) => i / steps);

test('there are thirty', () => {
  expect(Object.keys(easings).sort()).toEqual(Object.keys(theirs).sort());
  expect(Object.keys(easings)).toHaveLength(30);
});

describe.each(Object.keys(easings) as EasingName[])('%s', (name) => {
  const ease = easings[name];

  test('is exactly 0 at 0 and exactly 1 at 1, and rests there before and after', () => {
    for (const t of [0, -0, -5e-324, -1, -Infinity]) expect(ease(t)).toBe(0);
    for (const t of [1, 1 + 2 ** -52, 2, Infinity]) expect(ease(t)).toBe(1);
    expect(ease(Number.NaN)).toBeNaN();
  });

  test('is d3-ease within 1e-12', () => {
    expect(Math.max(...grid(STEPS).map((t) => Math.abs(ease(t) - theirs[name](t))))).toBeLessThan(1e-12);
  });

  const values = grid(16 * STEPS).map(ease);
  const steps = values.slice(1).map((value, i) => value - (values[i] as number));

  test('does not jump at its ends or anywhere between', () => {
    expect(Math.abs(ease(2 ** -60))).toBeLessThan(1e-8);
    expect(Math.abs(ease(1 - 2 ** -53) - 1)).toBeLessThan(3e-8);
    expect(Math.max(...steps.map(Math.abs))).toBeLessThan(0.012);
  });

  const swings = /Back|Elastic|Bounce/.test(name);
  test(swings ? 'goes back on the way' : 'never goes back', () => {
    expect(Math.min(...steps) < 0).toBe(swings);
  });
});

test.each(FAMILIES)('%s: out is in, turned round; in-out is both, half each', (family) => {
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    expect(Math.abs(easings[`easeOut${family}`](t) - (1 - easings[`easeIn${family}`](1 - t)))).toBeLessThan(1e-15);
    const inOut = easings[`easeInOut${family}`];
    expect(Math.abs(inOut(t / 2) - easings[`easeIn${family}`](t) / 2)).toBeLessThan(1e-15);
    expect(Math.abs(inOut((1 + t) / 2) - (1 + easings[`easeOut${family}`](t)) / 2)).toBeLessThan(1e-15);
  }
});

test('easeOutCirc keeps its precision where it starts upright', () => {
  expect(easings.easeOutCirc(1e-20)).toBeCloseTo(Math.SQRT2 * 1e-10, 24);
});

test('a curve is a function of t alone, so that it can be handed to map', () => {
  for (const ease of Object.values(easings)) expect(ease).toHaveLength(1);
});
