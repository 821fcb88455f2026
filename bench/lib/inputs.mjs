// @ts-check
/** Seeded random shapes of every kind, made of whichever numbers and objects a benchmark asks for. */

/** @typedef {import('./random.mjs').Random} Random */

/**
 * What coordinates are made of. A shape stands at a `position`, reaches from there by an `offset` of either sign or an
 * `extent` of at least 0, and every sum of these is finished by `finish`.
 *
 * @typedef {object} Numbers
 * @property {() => number} position
 * @property {() => number} offset
 * @property {() => number} extent
 * @property {(sum: number) => number} finish
 * @property {(dimension: 2 | 3) => number[][]} frame axes at right angles
 */

/** Reals: positions within 1 of the origin on each axis, shapes of up to `size`. @returns {Numbers} */
export function uniformNumbers(/** @type {Random} */ random, /** @type {number} */ size) {
  return {
    position: () => 2 * random() - 1,
    offset: () => size * (2 * random() - 1),
    extent: () => size * random(),
    finish: (sum) => sum,
    frame: (dimension) => (dimension === 2 ? turn(2 * Math.PI * random()) : rotation(random)),
  };
}

/** Integers up to `reach`, where touching is common and no rounding happens. @returns {Numbers} */
export function latticeNumbers(/** @type {Random} */ random, /** @type {number} */ reach) {
  const signed = () => Math.floor(random() * (2 * reach + 1)) - reach;
  return {
    position: signed,
    offset: signed,
    extent: () => Math.floor(random() * (reach + 1)),
    finish: (sum) => sum,
    frame: (dimension) => {
      const frames = latticeFrames[dimension];
      return frames[Math.floor(random() * frames.length)] ?? [];
    },
  };
}

/** Multiples of 0.1 up to a tenth of `reach`: as people write them, and not what doubles can hold. @returns {Numbers} */
export function decimalNumbers(/** @type {Random} */ random, /** @type {number} */ reach) {
  return {
    ...latticeNumbers(random, reach),
    finish: (sum) => sum / 10,
    frame: (dimension) => {
      const frames = decimalFrames[dimension];
      return frames[Math.floor(random() * frames.length)] ?? [];
    },
  };
}

function turn(/** @type {number} */ angle) {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return [
    [x, y],
    [-y, x],
  ];
}

/** The columns of the matrix of a random unit quaternion. Marsaglia 1972; Shepperd 1978. */
function rotation(/** @type {Random} */ random) {
  const part = Math.sqrt(random());
  const rest = Math.sqrt(1 - part * part);
  const first = 2 * Math.PI * random();
  const second = 2 * Math.PI * random();
  const [x, y, z, w] = [
    part * Math.cos(first),
    part * Math.sin(first),
    rest * Math.cos(second),
    rest * Math.sin(second),
  ];
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
    [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
    [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
  ];
}

// biome-ignore format: matrices
const latticeFrames = {
  2: [
    [[1, 0], [0, 1]],
    [[0, 1], [-1, 0]],
    [[1, 1], [-1, 1]],
    [[1, 2], [-2, 1]],
  ],
  3: [
    [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    [[0, 1, 0], [-1, 0, 0], [0, 0, 1]],
    [[1, 1, 0], [-1, 1, 0], [0, 0, 1]],
    [[1, 2, 2], [2, 1, -2], [2, -2, 1]],
  ],
};
// biome-ignore format: matrices
const decimalFrames = {
  2: [
    [[1, 0], [0, 1]],
    [[0.6, 0.8], [-0.8, 0.6]],
    [[0.8, -0.6], [0.6, 0.8]],
  ],
  3: [
    [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    [[0.6, 0.8, 0], [-0.8, 0.6, 0], [0, 0, 1]],
    [[0.8, 0, 0.6], [0, 1, 0], [-0.6, 0, 0.8]],
    [[1, 0, 0], [0, 0.6, -0.8], [0, 0.8, 0.6]],
  ],
};

/** How the objects of a benchmark are made; `vector` takes two numbers or three. */
const plainObjects = {
  vector: (/** @type {number} */ x, /** @type {number} */ y, /** @type {number | undefined} */ z) =>
    z === undefined ? { x, y } : { x, y, z },
  point: (/** @type {any} */ { x, y, z }) => (z === undefined ? { kind: 'point', x, y } : { kind: 'point', x, y, z }),
  segment: (/** @type {any} */ start, /** @type {any} */ end) => ({ kind: 'segment', start, end }),
  ray: (/** @type {any} */ origin, /** @type {any} */ direction) => ({ kind: 'ray', origin, direction }),
  line: (/** @type {any} */ origin, /** @type {any} */ direction) => ({ kind: 'line', origin, direction }),
  plane: (/** @type {any} */ normal, /** @type {number} */ constant) => ({ kind: 'plane', normal, constant }),
  capsule: (/** @type {any} */ start, /** @type {any} */ end, /** @type {number} */ radius) => {
    return { kind: 'capsule', start, end, radius };
  },
  circle: (/** @type {any} */ center, /** @type {number} */ radius) => ({ kind: 'circle', center, radius }),
  sphere: (/** @type {any} */ center, /** @type {number} */ radius) => ({ kind: 'sphere', center, radius }),
  aabb: (/** @type {any} */ min, /** @type {any} */ max) => ({ kind: 'aabb', min, max }),
  triangle: (/** @type {any} */ a, /** @type {any} */ b, /** @type {any} */ c) => ({ kind: 'triangle', a, b, c }),
  obb: (/** @type {any} */ center, /** @type {any} */ halfExtents, /** @type {number[][]} */ frame) => {
    const axes = frame.map(([x, y, z]) => (z === undefined ? { x, y } : { x, y, z }));
    return { kind: 'obb', center, halfExtents, axes };
  },
};

/**
 * A function for every kind that draws a shape of it.
 *
 * @param {2 | 3} dimension
 * @param {Numbers} numbers
 * @param {Record<string, (...parts: any[]) => any>} objects
 * @returns {Record<string, () => any>}
 */
export function createDraws(dimension, { position, offset, extent, finish, frame }, objects = plainObjects) {
  const make = /** @type {any} */ (objects);
  const vector = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ z) =>
    dimension === 2 ? make.vector(finish(x), finish(y)) : make.vector(finish(x), finish(y), finish(z));
  const somewhere = () => vector(position(), position(), position());
  const around = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ z) =>
    vector(x + offset(), y + offset(), z + offset());
  const ball = () => [somewhere(), finish(extent())];
  return {
    point: () => make.point(somewhere()),
    segment: () => {
      const [x, y, z] = [position(), position(), position()];
      return make.segment(vector(x, y, z), around(x, y, z));
    },
    ray: () => make.ray(somewhere(), around(0, 0, 0)),
    line: () => make.line(somewhere(), around(0, 0, 0)),
    plane: () => make.plane(around(0, 0, 0), finish(position())),
    circle: () => make.circle(...ball()),
    sphere: () => make.sphere(...ball()),
    capsule: () => {
      const [x, y, z] = [position(), position(), position()];
      return make.capsule(vector(x, y, z), around(x, y, z), finish(extent()));
    },
    aabb: () => {
      const [x, y, z] = [position(), position(), position()];
      return make.aabb(vector(x, y, z), vector(x + extent(), y + extent(), z + extent()));
    },
    triangle: () => {
      const [x, y, z] = [position(), position(), position()];
      return make.triangle(vector(x, y, z), around(x, y, z), around(x, y, z));
    },
    obb: () => make.obb(somewhere(), vector(extent(), extent(), extent()), frame(dimension)),
  };
}

/**
 * Draws again and again from the same few shapes, which stay in the cache, so that the time is that of the arithmetic
 * and not of the memory. Of a thousand against a thousand there are a million different pairs.
 */
export function pooled(/** @type {() => any} */ draw, /** @type {Random} */ random, size = 1024) {
  const pool = Array.from({ length: size }, draw);
  return () => pool[Math.floor(random() * size)];
}

/**
 * `count` pairs, in random order half of them with and half without a property, redrawn until they have it or not.
 *
 * @param {number} count
 * @param {() => any} drawA @param {() => any} drawB
 * @param {(a: any, b: any) => boolean} hasProperty
 * @param {Random} random
 * @param {(a: any, b: any) => void} take
 */
export function drawHalf(count, drawA, drawB, hasProperty, random, take) {
  for (let i = 0; i < count; i++) {
    const wanted = random() < 0.5;
    let a = drawA();
    let b = drawB();
    for (let tries = 0; hasProperty(a, b) !== wanted && tries < 1000; tries++) {
      a = drawA();
      b = drawB();
    }
    take(a, b);
  }
}

/**
 * Up to `count` pairs with a property, as many as enough draws bring forth.
 *
 * @param {number} count
 * @param {() => any} drawA @param {() => any} drawB
 * @param {(a: any, b: any) => boolean} hasProperty
 */
export function drawSome(count, drawA, drawB, hasProperty) {
  const inputs = { a: /** @type {any[]} */ ([]), b: /** @type {any[]} */ ([]) };
  for (let tries = 0; inputs.a.length < count && tries < 200 * count; tries++) {
    const a = drawA();
    const b = drawB();
    if (!hasProperty(a, b)) continue;
    inputs.a.push(a);
    inputs.b.push(b);
  }
  return inputs;
}

/** Whether the axes of an oriented box have length 1; other shapes have none. */
export function hasUnitAxes(/** @type {any} */ { axes = [] }) {
  return axes.every((/** @type {any} */ { x, y, z = 0 }) => Math.abs(x * x + y * y + z * z - 1) < 1e-9);
}

const dimensions = /** @type {Record<string, number>} */ ({
  point: 0,
  segment: 1,
  ray: 1,
  line: 1,
  plane: 2,
  triangle: 2,
});

/** Whether shapes of these kinds, drawn at random, never meet: two points, or two segments in space. */
export function neverMeet(/** @type {2 | 3} */ dimension, /** @type {[string, string]} */ [first, second]) {
  return (dimensions[first] ?? dimension) + (dimensions[second] ?? dimension) < dimension;
}

/** Whether the bounding boxes of two such shapes share a point; a ray's box reaches to infinity. */
export function boxesMeet(/** @type {any} */ a, /** @type {any} */ b) {
  return overlap(a, b, 'x') && overlap(a, b, 'y') && overlap(a, b, 'z');
}

/** On an axis that both shapes lack nothing keeps them apart. */
function overlap(/** @type {any} */ a, /** @type {any} */ b, /** @type {string} */ axis) {
  return !(lowest(a, axis) > highest(b, axis) || lowest(b, axis) > highest(a, axis));
}

/** @returns {number} */
function lowest(/** @type {any} */ shape, /** @type {string} */ axis) {
  if (shape.kind === 'segment') return Math.min(shape.start[axis], shape.end[axis]);
  if (shape.kind === 'triangle') return Math.min(shape.a[axis], shape.b[axis], shape.c[axis]);
  if (shape.kind === 'ray') return shape.direction[axis] < 0 ? -Infinity : shape.origin[axis];
  return shape[axis];
}

/** @returns {number} */
function highest(/** @type {any} */ shape, /** @type {string} */ axis) {
  if (shape.kind === 'segment') return Math.max(shape.start[axis], shape.end[axis]);
  if (shape.kind === 'triangle') return Math.max(shape.a[axis], shape.b[axis], shape.c[axis]);
  if (shape.kind === 'ray') return shape.direction[axis] > 0 ? Infinity : shape.origin[axis];
  return shape[axis];
}

/** Moves one number of the shape, chosen at random, to the double next to it. */
export function nudge(/** @type {any} */ shape, /** @type {Random} */ random) {
  const holders = /** @type {[any, string][]} */ ([]);
  const visit = (/** @type {any} */ object) => {
    for (const [key, value] of Object.entries(object)) {
      if (typeof value === 'number') holders.push([object, key]);
      else if (typeof value === 'object') visit(value);
    }
  };
  visit(shape);
  const [object, key] = holders[Math.floor(random() * holders.length)] ?? [shape, ''];
  object[key] = neighbour(object[key], random() < 0.5);
  return shape;
}

const word = new DataView(new ArrayBuffer(8));

/** The next double away from zero or towards it; next to zero itself stands 2⁻⁵³, as if a difference had been rounded. */
function neighbour(/** @type {number} */ value, /** @type {boolean} */ away) {
  if (value === 0) return away ? 2 ** -53 : -(2 ** -53);
  word.setFloat64(0, value);
  word.setBigInt64(0, word.getBigInt64(0) + (away ? 1n : -1n));
  return word.getFloat64(0);
}
