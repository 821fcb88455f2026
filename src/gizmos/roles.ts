/**
 * What a drawn thing stands for. Whoever explains a test names the role and never a colour; whoever draws owns the
 * palette and the signs, so one explanation serves light and dark, screen and print.
 */
export const roles = [
  /** The two shapes, in the order in which they were asked about. */
  'shapeA',
  'shapeB',
  /** The verdict: where they meet, and the gap that keeps them apart. */
  'hit',
  'miss',
  /** Where one comes into the other and where it goes out again. */
  'entry',
  'exit',
  /** The part both have in common: always the heaviest mark. */
  'shared',
  /** What belongs to one coordinate. */
  'axisX',
  'axisY',
  'axisZ',
  /** The outward direction of a face. */
  'normal',
  /** A direction along which the two can be told apart. */
  'separating',
  /** The way out of a collision. */
  'pushOut',
  /** Construction lines: the rest of the line, projections, where a shape would land. */
  'ghost',
] as const;

/** What a drawn thing stands for; `roles` lists them all. */
export type Role = (typeof roles)[number];

export const axisRoles = ['axisX', 'axisY', 'axisZ'] as const;

/** The roles that speak for one coordinate. */
export type AxisRole = (typeof axisRoles)[number];
