/** Both dimensions under one roof: `d2.intersects`, `d3.intersects`. */
export * as d2 from './2d/index.js';
export * as d3 from './3d/index.js';
