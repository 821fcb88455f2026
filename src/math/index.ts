export * from '../generated/math/index.js';
