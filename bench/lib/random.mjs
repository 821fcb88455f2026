// @ts-check
/** Seeded random numbers, so that two runs measure the same inputs. Chris Doty-Humphrey's small fast counter, sfc32. */

/** @typedef {() => number} Random a number of 53 random bits, from 0 up to but not including 1 */

/** @returns {Random} */
export function createRandom(/** @type {string} */ seed) {
  let a = 0x9e3779b9;
  let b = hash(seed);
  let c = 0x243f6a88;
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let i = 0; i < 16; i++) next();
  return () => ((next() >>> 5) * 2 ** 26 + (next() >>> 6)) * 2 ** -53;
}

/** Fowler, Noll and Vo's hash, FNV-1a. */
function hash(/** @type {string} */ text) {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value;
}
