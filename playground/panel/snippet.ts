/** Code that can be pasted and run, with the values of the scene; its comments are what the library answered. */
import type { Explanation } from '../explanation.js';
import { axes, type Point } from '../state/scene.js';

export function snippetText({ scene, verdict }: Explanation): string {
  const { shared } = verdict;
  const answers =
    shared === null
      ? ['const hit = intersection(a, b);', 'hit;  // null']
      : [
          'const hit = intersection(a, b);',
          `hit?.tMin;   // ${shared.tMin}`,
          `hit?.tMax;   // ${shared.tMax}`,
          `hit?.entry;  // ${vector(shared.entry)}`,
        ];
  return [
    "import { aabb, intersection, segment } from 'riposte/3d';",
    '',
    `const a = segment(${vector(scene.start)}, ${vector(scene.end)});`,
    `const b = aabb(${vector(scene.min)}, ${vector(scene.max)});`,
    '',
    ...answers,
  ].join('\n');
}

/** Keywords and comments pale, the scene's numbers bold. */
export function snippetHtml(explanation: Explanation): string {
  return snippetText(explanation)
    .split('\n')
    .map((line) => {
      const comment = line.indexOf('//');
      const code = comment < 0 ? line : line.slice(0, comment);
      const rest = comment < 0 ? '' : `<span class="cc">${line.slice(comment)}</span>`;
      const painted = code
        .replace(/(?<=: )-?[\d.]+(?:e[+-]?\d+)?/g, '<span class="cn">$&</span>')
        .replace(/\b(import|from|const)\b/g, '<span class="ck">$&</span>')
        .replace(/'riposte\/3d'/, '<span class="ck">$&</span>');
      return painted + rest;
    })
    .join('\n');
}

function vector(point: Point): string {
  return `{ ${axes.map((axis) => `${axis}: ${point[axis]}`).join(', ')} }`;
}
