/** Both dimensions under one roof: `d2.intersects`, `d3.intersects`. */
import * as d2 from './2d/index.js';
import * as d3 from './3d/index.js';

export {
  /** Collision detection in the plane: all of `riposte/2d`. */
  d2,
  /** Collision detection in space: all of `riposte/3d`. */
  d3,
};
