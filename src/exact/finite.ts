/** Whether the terms of a sum are all finite. Answers no, too, when finite terms add up to more than a double holds. */
export function areFinite(sum: number): boolean {
  return sum - sum === 0;
}
