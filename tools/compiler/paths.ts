/** Paths to the numbers of a shape or a result, as they are written in generated code: `box.axes[0].x`. */

/** What a part belongs to: `box.axes[0]` for `box.axes[0].x`, `box.axes` for that. A path without parts is its own. */
export function ownerOf(path: string): string {
  return path.replace(/(\.\w+|\[\d+\])$/, '');
}

/** The parameter that a path starts from: `box`. */
export function rootOf(path: string): string {
  return /^\w*/.exec(path)![0];
}

/** A path as a name: `boxAxes0X`. */
export function camel(path: string): string {
  return path.replace(/[.[](\w)/g, (_all, letter: string) => letter.toUpperCase()).replace(/\]/g, '');
}

/** Whether it is a place where a shared word leaves what it found: `found[3]`. */
export function isFound(path: string): boolean {
  return /^found(Texts)?\[/.test(path);
}
