import { expect } from 'vitest';

/** For `toEqual`: a record with these fields, whose numbers may be off by rounding. */
export function nearly(of: object): unknown {
  const close = (part: unknown): unknown => {
    if (typeof part === 'object' && part !== null) return nearly(part);
    return typeof part === 'number' && Number.isFinite(part) ? expect.closeTo(part, 13) : part;
  };
  return expect.objectContaining(Object.fromEntries(Object.entries(of).map(([key, part]) => [key, close(part)])));
}
