/** Circle and triangle of the plane: the centre lies inside, or how near it is to an edge decides. */
import { fromSegmentBeyond } from '../../words/reaches.js';
import type { Sphere, Triangle } from '../../words/shapes.js';
import { beyondSpan } from '../../words/shares.js';
import { APART, OVERLAPPING, type Sign, signOf } from '../../words/sign.js';
import { areaOf, edgesOf, sideOf } from '../../words/triangles.edges.js';
import { max, min } from '../../words/vec.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap({ center, radius }: Sphere, triangle: Triangle): Sign {
  if (radius < 0) return APART;
  const edges = edgesOf(triangle);
  const area = areaOf(edges);
  const [byAB, byBC, byCA] = edges.map((edge) => beyondSpan(sideOf(edge, center), area));
  if (max(byAB!, byBC!, byCA!) < 0) return OVERLAPPING;
  const [toAB, toBC, toCA] = edges.map(({ from, to }) => fromSegmentBeyond({ start: from, end: to }, center, radius));
  return signOf(min(toAB!, toBC!, toCA!));
}
