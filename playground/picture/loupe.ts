/** Under a finger one sees nothing: a loupe in the free corner shows the point that is held. */
import { px } from 'riposte/gizmos';
import type { PointName, Scene } from '../state/scene.js';
import type { Stage } from './projected.js';

const ZOOM = 2.2;

export interface Loupe {
  hold(name: PointName): void;
  release(): void;
  update(scene: Scene, stage: Stage): void;
}

export function createLoupe(element: SVGSVGElement): Loupe {
  let held: PointName | null = null;
  return {
    hold(name) {
      held = name;
      element.toggleAttribute('hidden', false);
    },
    release() {
      held = null;
      element.toggleAttribute('hidden', true);
    },
    update(scene, { projection, width }) {
      if (held === null) return;
      const { x, y } = projection.point(scene[held]);
      element.classList.toggle('left', x > width / 2);
      element.innerHTML = `<defs><clipPath id="lens"><circle cx="52" cy="52" r="51"/></clipPath></defs>
<g clip-path="url(#lens)"><path class="hairs" d="M0 52H104M52 0V104"/><use href="#world" transform="translate(52 52) scale(${ZOOM}) translate(${px(-x)} ${px(-y)})"/></g><circle class="rim" cx="52" cy="52" r="51"/>`;
    },
  };
}
