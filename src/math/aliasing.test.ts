import { expect, test } from 'vitest';
import * as math from './index.js';

/**
 * Every function that takes `out`, with arguments for one call. Where the result is of an argument's kind, that argument may
 * be `out` as well: the answer must be the same as with an `out` of its own.
 */
const v2 = { x: 3, y: -4 };
const w2 = { x: 0.5, y: 2 };
const v3 = { x: 3, y: -4, z: 12 };
const w3 = { x: 0.5, y: 2, z: -1 };
const u3 = { x: -7, y: 1, z: 5 };
const n3 = { x: 0.6, y: 0, z: -0.8 };
const q = math.normalizeQuat({ x: 1, y: 2, z: 3, w: 4 });
const r = math.normalizeQuat({ x: -2, y: 1, z: 0.5, w: 1 });
const m2 = [1, 2, 3, 5];
const k2 = [-2, 1, 0.5, 3];
const m3 = [1, 2, 3, 0.5, -4, 2, 7, 1, 6];
const k3 = [2, 0, 1, 4, 1, -3, 2, 2, 5];
const m4 = [1, 2, 3, 0, 0.5, -4, 2, 0, 7, 1, 6, 0, 8, -9, 10, 1];
const k4 = [2, 0, 1, 0.1, 4, 1, -3, 0.2, 2, 2, 5, -0.1, 1, 1, 2, 3];
const pose2 = { position: { x: 3, y: -4 }, angle: 0.7 };
const poseB2 = { position: { x: -1, y: 2 }, angle: -2 };
const pose3 = { position: v3, rotation: q };
const poseB3 = { position: w3, rotation: r };
const frame2 = { toWorld: m3, toLocal: k3 };
const frame3 = { toWorld: m4, toLocal: k4 };
const euler = { x: 0.1, y: -0.4, z: 2, order: 'ZXY' };
const slopeIntercept = { slope: 2, intercept: -3 };
const pointSlope = { point: v2, slope: -0.5 };
const twoPoint2 = { start: v2, end: w2 };
const twoPoint3 = { start: v3, end: w3 };
const general = { a: 3, b: 4, c: -5 };
const parametric2 = { origin: v2, direction: w2 };
const parametric3 = { origin: v3, direction: w3 };

const CALLS: Record<string, unknown[]> = {
  copyVec2: [v2],
  addVec2: [v2, w2],
  subtractVec2: [v2, w2],
  multiplyVec2: [v2, w2],
  scaleVec2: [v2, 3],
  addScaledVec2: [v2, w2, 3],
  negateVec2: [v2],
  absVec2: [v2],
  minVec2: [v2, w2],
  maxVec2: [v2, w2],
  perpendicularVec2: [v2],
  normalizeVec2: [v2],
  lerpVec2: [v2, w2, 0.7],
  projectVec2: [v2, w2],
  reflectVec2: [v2, { x: 0.6, y: 0.8 }],
  rotateByAngle: [0.7, v2],
  copyVec3: [v3],
  addVec3: [v3, w3],
  subtractVec3: [v3, w3],
  multiplyVec3: [v3, w3],
  scaleVec3: [v3, 3],
  addScaledVec3: [v3, w3, 3],
  negateVec3: [v3],
  absVec3: [v3],
  minVec3: [v3, w3],
  maxVec3: [v3, w3],
  crossVec3: [v3, w3],
  perpendicularVec3: [v3],
  normalizeVec3: [v3],
  lerpVec3: [v3, w3, 0.2],
  projectVec3: [v3, w3],
  reflectVec3: [v3, n3],
  copyQuat: [q],
  identityQuat: [],
  multiplyQuat: [q, r],
  conjugateQuat: [q],
  negateQuat: [q],
  inverseQuat: [q],
  normalizeQuat: [{ x: 1, y: 2, z: 3, w: 4 }],
  rotateByQuat: [q, v3],
  rotateByInverseQuat: [q, v3],
  quatFromAxisAngle: [v3, 0.7],
  axisOfQuat: [q],
  quatBetweenDirections: [v3, w3],
  slerpQuat: [q, r, 0.3],
  mat3FromQuat: [q],
  quatFromMat3: [math.mat3FromQuat(q)],
  quatFromEuler: [euler],
  mat3FromEuler: [euler],
  eulerFromQuat: [q, 'YZX'],
  eulerFromMat3: [math.mat3FromQuat(q), 'YZX'],
  identityMat2: [],
  copyMat2: [m2],
  mat2FromColumns: [v2, w2],
  mat2FromAngle: [0.7],
  multiplyMat2: [m2, k2],
  transposeMat2: [m2],
  inverseMat2: [m2],
  mat2TimesVec2: [m2, v2],
  rowVec2TimesMat2: [v2, m2],
  identityMat3: [],
  copyMat3: [m3],
  mat3FromColumns: [v3, w3, u3],
  multiplyMat3: [m3, k3],
  transposeMat3: [m3],
  inverseMat3: [m3],
  mat3TimesVec3: [m3, v3],
  rowVec3TimesMat3: [v3, m3],
  identityMat4: [],
  copyMat4: [m4],
  mat4FromMat3: [m3, v3],
  mat3FromMat4: [m4],
  multiplyMat4: [m4, k4],
  transposeMat4: [m4],
  inverseMat4: [k4],
  inverseAffineMat4: [m4],
  mat3FromMat2: [m2, v2],
  mat2FromMat3: [m3],
  inverseAffineMat3: [m3],
  transformPoint2: [m3, v2],
  transformDirection2: [m3, v2],
  transformNormal2: [m3, v2],
  projectPoint2: [k3, v2],
  transformPoint3: [m4, v3],
  transformDirection3: [m4, v3],
  transformNormal3: [m4, v3],
  projectPoint3: [k4, v3],
  copyPose2: [pose2],
  composePose2: [pose2, poseB2],
  inversePose2: [pose2],
  relativePose2: [pose2, poseB2],
  mat3FromPose2: [pose2],
  pose2FromMat3: [math.mat3FromPose2(pose2)],
  copyPose3: [pose3],
  composePose3: [pose3, poseB3],
  inversePose3: [pose3],
  relativePose3: [pose3, poseB3],
  mat4FromPose3: [pose3],
  pose3FromMat4: [math.mat4FromPose3(pose3)],
  mat3FromTransform2: [{ ...pose2, scale: w2 }],
  transform2FromMat3: [m3],
  mat4FromTransform3: [{ ...pose3, scale: w3 }],
  transform3FromMat4: [m4],
  pointToWorld2: [pose2, w2],
  pointToLocal2: [pose2, w2],
  directionToWorld2: [pose2, w2],
  directionToLocal2: [pose2, w2],
  affineFrame2FromMat3: [m3],
  affinePointToWorld2: [frame2, v2],
  affinePointToLocal2: [frame2, v2],
  affineDirectionToWorld2: [frame2, v2],
  affineDirectionToLocal2: [frame2, v2],
  affineNormalToWorld2: [frame2, v2],
  affineNormalToLocal2: [frame2, v2],
  pointToWorld3: [pose3, w3],
  pointToLocal3: [pose3, w3],
  directionToWorld3: [pose3, w3],
  directionToLocal3: [pose3, w3],
  affineFrame3FromMat4: [m4],
  affinePointToWorld3: [frame3, v3],
  affinePointToLocal3: [frame3, v3],
  affineDirectionToWorld3: [frame3, v3],
  affineDirectionToLocal3: [frame3, v3],
  affineNormalToWorld3: [frame3, v3],
  affineNormalToLocal3: [frame3, v3],
  solve2x2: [v2, w2, { x: 1, y: 5 }],
  solve3x3: [v3, w3, u3, { x: 1, y: 5, z: 2 }],
  solveMat2: [m2, v2],
  solveMat3: [m3, v3],
  slopeInterceptLineFromPointSlope: [pointSlope],
  slopeInterceptLineFromTwoPoint: [twoPoint2],
  slopeInterceptLineFromGeneral: [general],
  slopeInterceptLineFromParametric: [parametric2],
  pointSlopeLineFromSlopeIntercept: [slopeIntercept],
  pointSlopeLineFromTwoPoint: [twoPoint2],
  pointSlopeLineFromGeneral: [general],
  pointSlopeLineFromParametric: [parametric2],
  twoPointLine2FromSlopeIntercept: [slopeIntercept],
  twoPointLine2FromPointSlope: [pointSlope],
  twoPointLine2FromGeneral: [general],
  twoPointLine2FromParametric: [parametric2],
  generalLineFromSlopeIntercept: [slopeIntercept],
  generalLineFromPointSlope: [pointSlope],
  generalLineFromTwoPoint: [twoPoint2],
  generalLineFromParametric: [parametric2],
  parametricLine2FromSlopeIntercept: [slopeIntercept],
  parametricLine2FromPointSlope: [pointSlope],
  parametricLine2FromTwoPoint: [twoPoint2],
  parametricLine2FromGeneral: [general],
  pointOnLine2: [parametric2, 3],
  parametricLine3FromTwoPoint: [twoPoint3],
  twoPointLine3FromParametric: [parametric3],
  pointOnLine3: [parametric3, 3],
};

/** What answers with a number, a yes or no, or a fresh object only. */
const WITHOUT_OUT =
  /^(create|set|equals|isFinite|dot|length|distance|angle|ease|determinant|crossVec2|wrapAngle|lerpAngle|degrees|radians|clamp|lerp$|inverseLerp|differenceOfProducts)/;

type Call = (...parameters: unknown[]) => unknown;

/** Every object reachable from the arguments, so that also a vector inside a frame is tried as `out`. */
function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

const shapeOf = (value: object): string => Object.keys(value).sort().join();

/** A deep copy without −0, which is as good as 0 in a result. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('every exported function is either called here or has no out', () => {
  const functions = Object.entries(math).filter(([, value]) => typeof value === 'function');
  const missing = functions.map(([name]) => name).filter((name) => !(name in CALLS) && !WITHOUT_OUT.test(name));
  expect(missing).toEqual([]);
  expect(Object.keys(CALLS).filter((name) => !(name in math))).toEqual([]);
});

const functionNamed = (name: string): Call => (math as unknown as Record<string, Call>)[name] as Call;

test.each(Object.entries(CALLS))(
  '%s writes into out, returns it, and leaves its arguments alone',
  (name, parameters) => {
    const call = functionNamed(name);
    const expected = call(...structuredClone(parameters));
    const out = structuredClone(expected);
    scramble(out as Record<string, unknown>);
    const before = structuredClone(parameters);
    expect(call(...parameters, out)).toBe(out);
    expect(plain(out)).toEqual(plain(expected));
    expect(parameters).toEqual(before);
  },
);

/** Which of the objects in the arguments are of the result's kind. */
const ALIASES = Object.entries(CALLS).flatMap(([name, parameters]) => {
  const kind = shapeOf(functionNamed(name)(...structuredClone(parameters)) as object);
  return objectsIn(parameters).flatMap((object, index) => (shapeOf(object) === kind ? [[name, index] as const] : []));
});

test.each(ALIASES)('%s gives the same answer into the object number %i of its arguments', (name, index) => {
  const call = functionNamed(name);
  const parameters = CALLS[name] as unknown[];
  const expected = call(...structuredClone(parameters));
  const own = structuredClone(parameters);
  const out = objectsIn(own)[index];
  expect(call(...own, out)).toBe(out);
  expect(plain(out)).toEqual(plain(expected));
});

/** Leaves nothing of an old result behind that could pass for the new one. */
function scramble(out: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(out)) {
    if (typeof value === 'number') out[key] = 1234.5;
    else if (typeof value === 'object') scramble(value as Record<string, unknown>);
  }
}
