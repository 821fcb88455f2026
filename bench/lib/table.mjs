// @ts-check
/** Plain text tables: the first column to the left, numbers to the right. */

/** @param {string[]} headings @param {string[][]} rows */
export function printTable(headings, rows) {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (/** @type {string[]} */ cells) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  console.log(line(headings));
  console.log(widths.map((width) => '─'.repeat(width)).join('  '));
  for (const row of rows) console.log(line(row));
}

/** @param {string} text */
export function printHeading(text) {
  console.log(`\n${text}\n`);
}

/** One line per goal: reached, or how many of the rows miss it and which. */
export function printGoal(/** @type {string} */ goal, /** @type {string[]} */ missing, /** @type {number} */ total) {
  const verdict =
    missing.length === 0
      ? `reached by all ${total}`
      : `NOT reached by ${missing.length} of ${total}: ${missing.join(', ')}`;
  console.log(`${goal}: ${verdict}`);
}

/** Nanoseconds with three digits; `–` for what was not measured. */
export function nanoseconds(/** @type {number | undefined} */ value) {
  if (value === undefined) return '–';
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}

export function ratio(/** @type {number | undefined} */ value) {
  return value === undefined ? '–' : `${value.toFixed(2)}×`;
}

export function percent(/** @type {number | undefined} */ share) {
  return share === undefined ? '–' : `${(100 * share).toFixed(0)} %`;
}
