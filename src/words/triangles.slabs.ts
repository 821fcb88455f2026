/** A triangle of the plane as what lies between its edges and the corners opposite to them. */
import { type Clip, clipBy, faceAt, ontoFace, type Slab, stretchIn, throughSlabs } from './clipping.js';
import { length, normalized, safeToMultiply } from './lengths.js';
import { type Ends, relationOf, type SegmentOrRay } from './linear.js';
import type { RayHit, SolidPassage } from './results.js';
import type { Triangle } from './shapes.js';
import type { Sign } from './sign.js';
import { edgesOf } from './triangles.edges.js';
import { dot, fill, max, min, sub, type Three, type Vec, vec2 } from './vec.js';

/** The last one lies between the ends of the longest edge: it bounds a triangle that is no more than this edge. */
function slabsOf(triangle: Triangle): readonly Slab[] {
  const [ab, bc, ca] = edgesOf(triangle);
  const across = ({ from, along }: typeof ab, opposite: Vec): Slab => {
    const { unit: u } = normalized(along);
    const unit = vec2(u.y, 0 - u.x);
    const height = dot(unit, sub(opposite, from));
    return { unit, base: from, low: min(height, 0), high: max(height, 0) };
  };
  const lengths: Three<number> = [length(ab.along), length(bc.along), length(ca.along)];
  const longest = max(...lengths);
  const { from, along } = lengths[0] === longest ? ab : lengths[1] === longest ? bc : ca;
  return [
    across(ab, triangle.c),
    across(bc, triangle.a),
    across(ca, triangle.b),
    { unit: normalized(along).unit, base: from, low: 0, high: longest },
  ];
}

/** What they share, where they meet. @rare */
function sharedWith(line: SegmentOrRay, triangle: Triangle, ends: Ends) {
  const slabs = slabsOf(triangle);
  const { way } = safeToMultiply(line.direction);
  const rises = slabs.map(({ unit }) => dot(unit, way));
  const stretch: Clip = stretchIn(slabs.map((slab, i) => clipBy(slab, line.origin, rises[i]!)));
  const { tMin, tMax, entry, exit } = throughSlabs(line, ends, stretch);
  const [ab, bc, ca] = slabs;
  const isFlat = ab!.low === ab!.high;
  // Only the edge is a face: what lies across the opposite corner is put out of reach.
  const faces = [ab!, bc!, ca!].map(({ unit, base, low, high }) => ({ unit, base, low: 4 * low, high: 4 * high }));
  const isOutside = ends.start > 0;
  const side = isFlat ? faceAt(entry, line, isOutside, slabs, rises) : faceAt(entry, line, isOutside, faces, rises);
  const normal = ends.start < 0 ? fill(side.normal, 0) : side.normal;
  return { tMin, tMax, entry: ontoFace(entry, side, ends), exit, normal };
}

/** How it runs follows from the gap: a line along an edge shares more than a point with the triangle, and only touches it. */
export function passageThroughTriangle(line: SegmentOrRay, triangle: Triangle, ends: Ends, gap: Sign): SolidPassage {
  const { tMin, tMax, entry, exit, normal } = sharedWith(line, triangle, ends);
  return { tMin, tMax, entry, exit, relation: relationOf({ start: ends.start, end: ends.end, whole: gap }), normal };
}

export function hitOnTriangle(ray: SegmentOrRay, triangle: Triangle, ends: Ends): RayHit {
  const { tMin, tMax, entry, normal } = sharedWith(ray, triangle, ends);
  return { t: tMin, point: entry, normal, inside: ends.start < 0, tExit: tMax };
}
