// @ts-check
/** What `npm run bench` was asked for, as it reaches each suite. */
const parameters = process.argv.slice(2);

export const isQuick = parameters.includes('--quick');

/** Whether a question is among those that `--only` asks for. */
export function isAskedFor(/** @type {string} */ title) {
  const only = parameters.find((parameter) => parameter.startsWith('--only='))?.slice('--only='.length) ?? '';
  return title.includes(only);
}
