/** Whether a value is about the shapes of its pair. */
import { Refusal, refuse } from '../refusal.js';
import type { SourceFunction } from '../source.js';

/** Whether the shapes meet is asked of `gap`: so a value has the same ones, in the same order. */
export function checkShapes({ name, node, module }: SourceFunction): void {
  const shapes = node.parameters.filter(({ type }) => type?.getText() !== 'boolean');
  if (shapes.length !== 2) refuse(node, 'a value is about two shapes');
  if (name === 'closestPoint') return;
  const gap = module.functions.get('gap');
  if (!gap?.isExported) throw new Refusal(node, 'a pair with values has a gap');
  for (const [i, shape] of shapes.entries())
    if (gap.node.parameters[i]?.type?.getText() !== shape.type?.getText()) refuse(shape, 'not the shapes that gap has');
}
