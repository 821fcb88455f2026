// @ts-check
/** Seeded random convex polygons and polyhedra: corners on an ellipse or ellipsoid, moved and turned. */

/** @typedef {import('./random.mjs').Random} Random */
/** @typedef {(random: Random) => Record<string, () => any>} Draws */

/** Of 4, 8 and 32 corners, counterclockwise. @type {Draws} */
export function drawPolygons(random) {
  const polygonOf = (/** @type {number} */ count) => () => {
    const [width, height] = [radius(random), radius(random)];
    const points = Array.from({ length: count }, (_, i) => {
      const angle = (2 * Math.PI * (i + 0.8 * random())) / count;
      return { x: width * Math.cos(angle), y: height * Math.sin(angle) };
    });
    return { points, position: { x: place(random), y: place(random) }, angle: 2 * Math.PI * random() };
  };
  return Object.fromEntries([4, 8, 32].map((count) => [`polygon${count}`, polygonOf(count)]));
}

/** Of 8, 32 and 128 corners. @type {Draws} */
export function drawHulls(random) {
  const hullOf = (/** @type {number} */ count) => () => {
    const [width, height, depth] = [radius(random), radius(random), radius(random)];
    const points = Array.from({ length: count }, () => {
      const [x = 0, y = 0, z = 0] = direction(random, 3);
      return { x: width * x, y: height * y, z: depth * z };
    });
    const [x = 0, y = 0, z = 0, w = 1] = direction(random, 4);
    const position = { x: place(random), y: place(random), z: place(random) };
    return { points, position, rotation: { x, y, z, w } };
  };
  return Object.fromEntries([8, 32, 128].map((count) => [`hull${count}`, hullOf(count)]));
}

const radius = (/** @type {Random} */ random) => 0.2 + 0.8 * random();
const place = (/** @type {Random} */ random) => 2 * random() - 1;

/** A unit vector of a ball's points that are drawn until one lies in it, and not too near the middle. */
function direction(/** @type {Random} */ random, /** @type {number} */ dimension) {
  for (;;) {
    const vector = Array.from({ length: dimension }, () => 2 * random() - 1);
    const length = Math.hypot(...vector);
    if (length > 0.1 && length < 1) return vector.map((coordinate) => coordinate / length);
  }
}
