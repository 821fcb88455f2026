import { expect, test } from 'vitest';
import { bytesPerCall } from './allocation.js';

interface Triple {
  x: number;
  y: number;
  z: number;
}

const input = new Float64Array([0.1, 0.2, 0.3]);
const output: { last: Triple | null } = { last: null };

function fresh(): Triple {
  return { x: input[0]! + 0.5, y: input[1]! + 0.5, z: input[2]! + 0.5 };
}

function into(out: Triple): void {
  out.x = Math.sqrt(out.x + input[0]!);
  out.y = Math.sqrt(out.y + input[1]!);
  out.z = Math.sqrt(out.z + input[2]!);
}

test('a vector made in every call is seen, whether or not the heap is collected meanwhile', () => {
  const make = () => {
    output.last = fresh();
  };
  // Three fields, and a heap number for each of them: less than 30 bytes would be impossible, and it is less than 120.
  for (const calls of [2_000, 1_000_000]) {
    expect(bytesPerCall(make, calls)).toBeGreaterThan(30);
    expect(bytesPerCall(make, calls)).toBeLessThan(120);
  }
});

test('an object made in every hundredth call is seen', () => {
  let count = 0;
  const makeSometimes = () => {
    if (++count % 100 === 0) output.last = fresh();
  };
  expect(bytesPerCall(makeSometimes)).toBeGreaterThan(0.3);
});

test('writing into a given object takes nothing', () => {
  const out = { x: 0.5, y: 0.5, z: 0.5 };
  expect(bytesPerCall(() => into(out))).toBeLessThan(0.01);
});
