import v8 from 'node:v8';
import vm from 'node:vm';

v8.setFlagsFromString('--expose-gc');
// On a busy machine the compiler's own thread may not get to it before the rounds are over.
v8.setFlagsFromString('--no-concurrent-recompilation');
const collectGarbage = vm.runInNewContext('gc') as () => void;

const rounds = 12;

/**
 * How many bytes of heap one call of `run` takes, once it runs as optimised code. Collections in between are added back
 * from V8's own record of them, so the number is exact except for some 600 bytes of the measuring itself, spread over
 * `calls`. An allocation is at least 16 bytes; a pure function measures below 0.01.
 *
 * V8 puts a fraction into a heap number of 16 bytes where it leaves optimised code: returned by a function too large to
 * be inlined, or assigned to a variable that a closure captured. `run` should therefore leave its numbers in an `out`
 * object or a `Float64Array`, and not measure a function that returns one.
 */
export function bytesPerCall(run: () => void, calls = 200_000): number {
  repeat(run, 20_000);
  // The first rounds may still see the compiler at work; what a call really allocates, it allocates in every round.
  let least = Infinity;
  for (let round = 0; round < rounds && least >= calls / 20; round++) least = Math.min(least, allocatedBy(run, calls));
  return least / calls;
}

function allocatedBy(run: () => void, calls: number): number {
  collectGarbage();
  const profiler = new v8.GCProfiler();
  profiler.start();
  const before = v8.getHeapStatistics().used_heap_size;
  repeat(run, calls);
  const after = v8.getHeapStatistics().used_heap_size;
  let freed = 0;
  for (const { beforeGC, afterGC } of profiler.stop().statistics) {
    freed += beforeGC.heapStatistics.usedHeapSize - afterGC.heapStatistics.usedHeapSize;
  }
  return after - before + freed;
}

function repeat(run: () => void, calls: number): void {
  for (let call = 0; call < calls; call++) run();
}
