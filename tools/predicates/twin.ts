/** Emits the exact twin: the same statements, with every operation done by an exact arithmetic `x`. */
import type { Analysis } from './analysis.js';
import { plainCondition } from './print.js';
import type { Arithmetic, Condition, Statement } from './syntax.js';

export function twin(statements: readonly Statement[], analysis: Analysis, depth = 1): string {
  const exact = (node: Arithmetic): string => {
    const path = analysis.path(node);
    if (path !== undefined) return `x.from(${path})`;
    switch (node.op) {
      case 'integer':
        return `x.integer(${node.value})`;
      case 'name':
        return node.name;
      case 'negate':
      case 'absolute':
        return `x.${node.op}(${exact(node.of)})`;
      case 'choose':
        return `(${condition(node.condition)} ? ${exact(node.yes)} : ${exact(node.no)})`;
      case 'input':
        throw new SyntaxError('unreachable: an input has a path');
      default:
        return `x.${node.op}(${exact(node.left)}, ${exact(node.right)})`;
    }
  };

  /** Inputs as they are, or the larger or smaller of them: doubles compare these exactly. */
  const isPlain = (node: Arithmetic): boolean => {
    if (node.op === 'integer' || analysis.path(node) !== undefined) return true;
    return (node.op === 'larger' || node.op === 'smaller') && isPlain(node.left) && isPlain(node.right);
  };

  const condition = (node: Condition): string => {
    switch (node.op) {
      case 'call':
        return node.text;
      case 'not':
        return `!(${condition(node.of)})`;
      case 'compare': {
        if (isPlain(node.left) && isPlain(node.right)) return plainCondition(node);
        return `x.compare(${exact(node.left)}, ${exact(node.right)}) ${node.by} 0`;
      }
      default:
        return `(${condition(node.left)}) ${node.op === 'and' ? '&&' : '||'} (${condition(node.right)})`;
    }
  };

  const indent = '  '.repeat(depth);
  return statements
    .map((statement) => {
      switch (statement.op) {
        case 'const':
          return `${indent}const ${statement.name} = ${analysis.aliases.get(statement.name) ?? exact(statement.value)};`;
        case 'return':
          return `${indent}return ${typeof statement.value === 'string' ? statement.value : condition(statement.value)};`;
        default: {
          const otherwise =
            statement.else.length > 0 ? ` else {\n${twin(statement.else, analysis, depth + 1)}\n${indent}}` : '';
          return `${indent}if (${condition(statement.condition)}) {\n${twin(statement.then, analysis, depth + 1)}\n${indent}}${otherwise}`;
        }
      }
    })
    .join('\n');
}
