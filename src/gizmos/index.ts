/** Drawing what a test did: the sink that explanations write to, and renderers that turn it into pictures. */
export {
  between,
  type Camera,
  type Direction,
  type Frame,
  moveInView,
  type Projection,
  perspective,
  type ScreenPoint,
  surround,
  usualDirection,
} from './camera.js';
export { facesViewer, isHidden, passesInFront } from './depth.js';
export { pathOf, px, sign, stroke, ticks } from './ink.js';
export { type LabelRequest, type PlacedLabel, placeLabels, type Surroundings } from './labels.js';
export { type Palette, palettes, type Theme } from './palette.js';
export {
  type DrawnFace,
  type DrawnLabel,
  type DrawnLine,
  type DrawnPoint,
  type Recording,
  recording,
} from './recording.js';
export { type AxisRole, type Role, roles } from './roles.js';
export type { Place, Sink } from './sink.js';
export {
  edgeStyle,
  hiddenStyle,
  type LineStyle,
  lineStyles,
  type PointStyle,
  pointStyle,
  type Sign,
  tickCount,
} from './styles.js';
export { type SvgOptions, type SvgPicture, svg } from './svg.js';
