// Somebody's program in strict TypeScript: plain objects, factories and every way of asking. It is only type-checked.
import { d2, d3 } from 'riposte';
import * as flat from 'riposte/2d';
import {
  aabb,
  type Contact,
  contact,
  createContact,
  intersects,
  intersectsSphereAabb,
  ray,
  raycast,
  type Shape,
  sphere,
} from 'riposte/3d';

const ball = sphere({ x: 0, y: 1, z: 0 }, 2);
const box = aabb({ x: -1, y: -1, z: -1 }, { x: 1, y: 1, z: 1 });
const shapes: Shape[] = [ball, box];

export const meet: boolean = intersects(ball, box) && shapes.every((shape) => intersects(shape, shape));
export const bare: boolean = intersectsSphereAabb({ center: { x: 0, y: 0, z: 0 }, radius: 1 }, box);
export const kept: Contact | null = contact(ball, box, createContact());
export const depth: number | undefined = kept?.depth;
export const t: number | undefined = raycast(ray({ x: 0, y: 5, z: 0 }, { x: 0, y: -1, z: 0 }), ball)?.t;
export const both: boolean =
  d2.intersects(flat.circle({ x: 0, y: 0 }, 1), flat.aabb({ x: 0, y: 0 }, { x: 1, y: 1 })) && d3.intersects(ball, box);

// @ts-expect-error: a circle is nothing that 3D knows.
intersects(flat.circle({ x: 0, y: 0 }, 1), box);
