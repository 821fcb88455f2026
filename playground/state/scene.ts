/** What the page is about: a segment and a box, given by four points that can be moved. */
export type Axis = 'x' | 'y' | 'z';

export const axes: readonly Axis[] = ['x', 'y', 'z'];

export type PointName = 'start' | 'end' | 'min' | 'max';

export const pointNames: readonly PointName[] = ['start', 'end', 'min', 'max'];

export type Point = Readonly<Record<Axis, number>>;

export type Scene = Readonly<Record<PointName, Point>>;

export function sameScene(a: Scene, b: Scene): boolean {
  return pointNames.every((name) => axes.every((axis) => Object.is(a[name][axis], b[name][axis])));
}

export function withPoint(scene: Scene, name: PointName, point: Point): Scene {
  return { ...scene, [name]: kept(scene, name, point) };
}

/** A corner stops at its opposite: the box can become flat, but its corners never change places. */
function kept(scene: Scene, name: PointName, point: Point): Point {
  if (name === 'min') return each((axis) => Math.min(point[axis], scene.max[axis]));
  if (name === 'max') return each((axis) => Math.max(point[axis], scene.min[axis]));
  return point;
}

export function each(value: (axis: Axis) => number): Point {
  return { x: value('x'), y: value('y'), z: value('z') };
}

/** Points on the way from one scene to another, for the eye to follow. */
export function sceneBetween(from: Scene, to: Scene, t: number): Scene {
  const point = (name: PointName): Point => each((axis) => from[name][axis] + (to[name][axis] - from[name][axis]) * t);
  return { start: point('start'), end: point('end'), min: point('min'), max: point('max') };
}

/** The field's name as the library's own errors would give it. */
export function fieldName(name: PointName, axis: Axis): string {
  return `${name === 'start' || name === 'end' ? 'segment' : 'box'}.${name}.${axis}`;
}
