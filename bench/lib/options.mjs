// @ts-check
/** What `npm run bench` was asked for, as it reaches each suite. */
export const options = process.argv.slice(2).filter((parameter) => parameter.startsWith('--'));

export const isQuick = options.includes('--quick');

/** Whether a question is among those that `--only` asks for. */
export function isAskedFor(/** @type {string} */ title) {
  const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length) ?? '';
  return title.includes(only);
}
