// @ts-check
/**
 * The best known plain formulas: what exactness is measured against. Each is written once, for closed shapes, and needs
 * nothing but its parameters; what else can be asked of it is made from its text. They round, they do not look for empty
 * shapes, and some of them divide.
 */

import { planeBoxes } from './plane.boxes.mjs';
import { lines } from './plane.lines.mjs';
import { plane } from './plane.mjs';
import { spaceBoxes } from './space.boxes.mjs';
import { crossings } from './space.crossings.mjs';
import { space } from './space.mjs';
import { obbs } from './space.obbs.mjs';
import { triangles } from './space.triangles.mjs';

/** @typedef {(a: any, b: any) => boolean} Ask */
/** @typedef {{ title: string, ask: Ask, needsUnitAxes: boolean }} Formula */

/** @type {Record<string, Record<string, Record<string, Ask>>>} */
const formulas = {
  2: { ...lines, ...plane, ...planeBoxes },
  3: { ...space, ...spaceBoxes, ...crossings, ...triangles, ...obbs },
};

/** Those for a question such as `overlapsRayAabb` about the pair `ray-aabb`. @returns {Formula[]} */
export function formulasFor(
  /** @type {2 | 3} */ dimension,
  /** @type {string} */ pair,
  /** @type {string} */ question,
) {
  const reading = Object.entries(readings).find(([beginning]) => question.startsWith(beginning))?.[1];
  if (reading === undefined) return [];
  const known = Object.entries(formulas[dimension]?.[pair] ?? {});
  return known.map(([title, formula]) => ({ title, ask: reading(formula), needsUnitAxes: pair === 'obb-obb' }));
}

/** A formula for closed shapes, where they may touch, where more than a touch is asked for, and where nothing else is. */
const readings = {
  intersects: (/** @type {Ask} */ formula) => compiled(`return ${formula};`),
  overlaps: (/** @type {Ask} */ formula) => compiled(`return ${strict(formula)};`),
  touches: (/** @type {Ask} */ formula) =>
    compiled(
      String(formula).match(comparison)?.length === 1
        ? `return ${String(formula).replace(comparison, '===')};`
        : `const [closed, open] = [${formula}, ${strict(formula)}]; return (a, b) => closed(a, b) && !open(a, b);`,
    ),
};

const comparison = /(?<=\s)(<=?|>=?)(?=\s)/g;

function strict(/** @type {Ask} */ formula) {
  return String(formula).replace(comparison, (operator) => (operator.length > 1 ? operator.charAt(0) : `${operator}=`));
}

/** A function of its own, so that V8 learns nothing about it from another question. @returns {Ask} */
function compiled(/** @type {string} */ text) {
  return new Function(text)();
}
