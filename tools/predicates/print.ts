/** Prints arithmetic as the doubles of the filter and as the exact twin. */
import type { Arithmetic, Condition } from './syntax.js';

const infix = { add: '+', subtract: '-' } as const;
const mathName = { larger: 'Math.max', smaller: 'Math.min' } as const;

export function doubles(node: Arithmetic): string {
  switch (node.op) {
    case 'input':
      return node.path;
    case 'integer':
      return String(node.value);
    case 'name':
      return node.name;
    case 'negate':
      return `-${atom(node.of)}`;
    case 'absolute':
      return `Math.abs(${doubles(node.of)})`;
    case 'larger':
    case 'smaller':
      return `${mathName[node.op]}(${doubles(node.left)}, ${doubles(node.right)})`;
    case 'choose':
      return `(${plainCondition(node.condition)} ? ${doubles(node.yes)} : ${doubles(node.no)})`;
    case 'multiply':
      return `${factor(node.left)} * ${factor(node.right, true)}`;
    default:
      return `${doubles(node.left)} ${infix[node.op]} ${isSum(node.right) ? `(${doubles(node.right)})` : doubles(node.right)}`;
  }
}

/** A condition in plain doubles; only for those that are exact as they stand. */
export function plainCondition(node: Condition): string {
  switch (node.op) {
    case 'compare':
      return `${doubles(node.left)} ${node.by} ${doubles(node.right)}`;
    case 'not':
      return `!(${plainCondition(node.of)})`;
    case 'call':
      return node.text;
    default:
      return `(${plainCondition(node.left)} ${node.op === 'and' ? '&&' : '||'} ${plainCondition(node.right)})`;
  }
}

function isSum(node: Arithmetic): boolean {
  return node.op === 'add' || node.op === 'subtract';
}

function factor(node: Arithmetic, right = false): string {
  return isSum(node) || (right && node.op === 'multiply') ? `(${doubles(node)})` : doubles(node);
}

function atom(node: Arithmetic): string {
  return isSum(node) || node.op === 'multiply' || node.op === 'negate' ? `(${doubles(node)})` : doubles(node);
}
