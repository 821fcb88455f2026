/** What users write, as they write it. Each piece is a promise: it compiles, runs, and gives what its comments say. */
import { expect, test } from 'vitest';
import { claimsOf, complaintsAbout, pattern } from './snippets.js';

async function expectClaims(code: string, count: number): Promise<void> {
  expect(complaintsAbout(code)).toEqual([]);
  const claims = await claimsOf(code);
  expect(claims).toHaveLength(count);
  for (const { expression, actual, said } of claims) expect(actual, expression).toMatch(pattern(said));
}

test('the first minute', async () => {
  const code = `
import { aabb, intersection, intersects, segment } from 'riposte/3d';

const box = aabb({ x: -1, y: -1, z: -1 }, { x: 1, y: 1, z: 1 });
const shot = segment({ x: -3, y: 0, z: 0 }, { x: 3, y: 0.5, z: 0 });

intersects(shot, box);                    // true
const hit = intersection(shot, box)!;
hit.tMin;                                 // 0.333…  enters after a third of the way
hit.entry;                                // { x: -1, y: 0.1666…, z: 0 }
hit.tMax;                                 // 0.666…
`;
  expect(complaintsAbout(code)).toEqual([]);
  const claims = await claimsOf(code);
  expect(claims).toHaveLength(4);
  for (const { expression, actual, said } of claims) expect(actual, expression).toMatch(pattern(said));
});

test('reading the answer without garbage', async () => {
  const prelude = `
import { sphere } from 'riposte/3d';

const pairs = [
  [sphere({ x: 0, y: 0, z: 0 }, 1), sphere({ x: 1.5, y: 0, z: 0 }, 1)],
  [sphere({ x: 0, y: 0, z: 0 }, 1), sphere({ x: 9, y: 0, z: 0 }, 1)],
] as const;
const resolved: unknown[] = [];
const resolve = ({ x, y, z }: { x: number; y: number; z: number }, depth: number) => resolved.push([x, y, z, depth]);
`;
  const code = `
import { createContact, contact } from 'riposte/3d';

const c = createContact();                         // once
for (const [a, b] of pairs) if (contact(a, b, c)) resolve(c.normal, c.depth);   // no allocation here
`;
  expect(complaintsAbout(prelude + code)).toEqual([]);
  const [claim] = await claimsOf(`${code}\nString(resolved); // '1,0,0,0.5'`, prelude);
  expect(claim?.actual).toBe("'1,0,0,0.5'");
});

test('a character pushed out of a wall', async () => {
  const code = `
import { circle, obb, overlaps, pushOut } from 'riposte/2d';

const wall = obb({ x: 4, y: 2 }, { x: 3, y: 0.5 }, Math.PI / 6);   // centre, half extents, angle
const position = { x: 3, y: 2.2 };
const player = circle(position, 0.5);                              // keeps the vector: the shape moves with it
const away = pushOut(player, wall);                                // null when they do not meet
if (away) { position.x += away.x; position.y += away.y; }
overlaps(player, wall);                                            // false
position;                                                          // { x: 2.836…, y: 2.483… }
`;
  await expectClaims(code, 2);
});

test('a level that settles', async () => {
  const code = `
import { aabb, circle, overlaps, pushOut, touches } from 'riposte/2d';

const walls = [aabb({ x: -5, y: 0 }, { x: 5, y: 1 }), aabb({ x: 3, y: 1 }, { x: 4, y: 4 })];
const player = circle({ x: 0.5, y: 1.33 }, 0.4);
for (const wall of walls) {
  const away = pushOut(player, wall);               // null unless they overlap
  if (away) { player.center.x += away.x; player.center.y += away.y; }
}
overlaps(player, walls[0]!);                        // false: one push is enough, whatever was rounded
pushOut(player, walls[0]!);                         // null
pushOut(player, walls[1]!, undefined, { skin: 0.01 });   // null
touches(player, walls[1]!);                         // false
`;
  await expectClaims(code, 4);
});

test('a ball that bounces', async () => {
  const prelude = `
import { aabb, copyRayHit, createRayHit as createBest, ray as rayFrom, type RayHit } from 'riposte/3d';

const box = (x: number, y: number, z: number, size: number) =>
  aabb({ x: x - size, y: y - size, z: z - size }, { x: x + size, y: y + size, z: z + size });
const room = [box(6, 0, 0, 5), box(-6, 0, 0, 5), box(0, 6, 0, 5), box(0, -6, 0, 5), box(0, 0, 6, 5), box(0, 0, -6, 5)];
const best = createBest();
const path = rayFrom({ x: 0.1, y: 0.2, z: 0.3 }, { x: 0.5, y: 0.7, z: -0.3 });
let bounces = 0;
type Vector = { x: number; y: number; z: number };
function reflect({ origin, direction: d }: typeof path, { x, y, z }: Vector, n: Vector) {
  const along = 2 * (d.x * n.x + d.y * n.y + d.z * n.z);
  Object.assign(origin, { x, y, z });
  Object.assign(d, { x: d.x - along * n.x, y: d.y - along * n.y, z: d.z - along * n.z });
  bounces++;
}
`;
  const code = `
import { raycast, createRayHit, ray } from 'riposte/3d';

const hit = createRayHit();
for (let bounce = 0; bounce < 100; bounce++) {
  let nearest: RayHit | null = null;
  for (const wall of room) {
    if (raycast(path, wall, hit, { entering: true, tMax: nearest?.t ?? Infinity })) nearest = copyRayHit(hit, best);
  }
  if (!nearest) break;                              // never in a closed room
  reflect(path, nearest.point, nearest.normal);     // start again exactly there: no offset, no epsilon
}
`;
  expect(complaintsAbout(prelude + code)).toEqual([]);
  const claims = await claimsOf(
    `${code}\nbounces; // 100\nMath.max(path.origin.x, path.origin.y, path.origin.z) <= 1; // true`,
    prelude,
  );
  expect(claims.map(({ actual }) => actual)).toEqual(['100', 'true']);
});

test('rotated boxes of three.js meshes', async () => {
  const prelude = `
import { BoxGeometry, Mesh } from 'three';

const meshA = new Mesh(new BoxGeometry(2, 2, 2));
const meshB = new Mesh(new BoxGeometry(1, 4, 1));
meshB.position.x = 1.25;
meshB.rotation.z = Math.PI / 4;
`;
  const code = `
import { obbFrom } from 'riposte/three';
import { contact, intersects } from 'riposte/3d';

const a = obbFrom(meshA), b = obbFrom(meshB);       // bounding box of the geometry under matrixWorld, scale included
intersects(a, b);                                   // true
contact(a, b)?.axis;                                // 'b.x'
`;
  expect(complaintsAbout(prelude + code)).toEqual([]);
  for (const { expression, actual, said } of await claimsOf(code, prelude))
    expect(actual, expression).toMatch(pattern(said));
});

test('touching is not overlapping', async () => {
  const code = `
import { aabb, intersects, overlaps, touches } from 'riposte/2d';

const tile = aabb({ x: 0, y: 0 }, { x: 1, y: 1 }), next = aabb({ x: 1, y: 0 }, { x: 2, y: 1 });
intersects(tile, next);   // true: they share an edge
overlaps(tile, next);     // false
touches(tile, next);      // true
`;
  await expectClaims(code, 3);
});

test('what a newcomer gets wrong', async () => {
  const prelude = `
import { aabb, intersects, sphere } from 'riposte/3d';
import { circle } from 'riposte/2d';

const sphere2d = circle({ x: 0, y: 0 }, 1);
const box3d = aabb({ x: 0, y: 0, z: 0 }, { x: 1, y: 1, z: 1 });
`;
  const code = `
sphere({ x: 0, y: 0, z: NaN }, 1);   // RangeError: sphere center.z must be finite, got NaN
sphere({ x: 0, y: 0, z: 0 }, -1);    // RangeError: sphere radius must be finite and at least 0, got -1
aabb({ x: 1, y: 0, z: 0 }, { x: 0, y: 1, z: 1 });   // corners in any order: min and max are sorted
intersects(sphere2d, box3d);         // compile error; at run time TypeError: no test for circle and aabb in 3D
`;
  expect(complaintsAbout(prelude + code)).toEqual([expect.stringMatching(/'Circle<.*>' is not assignable/)]);
  const [notFinite, negative, box, mixed] = await claimsOf(code, prelude);
  expect(notFinite?.actual).toBe(notFinite?.said);
  expect(negative?.actual).toBe(negative?.said);
  expect(box?.actual).toBe("{ kind: 'aabb', min: { x: 0, y: 0, z: 0 }, max: { x: 1, y: 1, z: 1 } }");
  expect(mixed?.said).toBe(`compile error; at run time ${mixed?.actual}`);
});

test('a line clipped to the window', async () => {
  const code = `
import { aabb, clipSegment, outcode, segment } from 'riposte/2d';

const viewport = aabb({ x: 0, y: 0 }, { x: 4, y: 4 });
const line = segment({ x: -2, y: 1 }, { x: 6, y: 1 });
const seen = clipSegment(line, viewport);          // null when wholly outside
seen!.start;                                       // { x: 0, y: 1 }
seen!.end;                                         // { x: 4, y: 1 }
clipSegment(segment({ x: 5, y: 0 }, { x: 5, y: 4 }), viewport); // null
outcode({ x: 2, y: 2 }, viewport);                 // 0
`;
  await expectClaims(code, 4);
});
