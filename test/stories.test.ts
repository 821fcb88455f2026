/** What users write, as they write it. Each piece is a promise: it compiles, runs, and gives what its comments say. */
import { expect, test } from 'vitest';
import { claimsOf, complaintsAbout, pattern } from './snippets.js';

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
