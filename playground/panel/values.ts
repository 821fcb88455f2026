/** The table of values. Inputs can be typed, scrubbed sideways, or stepped with the arrow keys; answers stand below. */
import type { Explanation } from '../explanation.js';
import { words } from '../language/language.js';
import { exactly, fixed, parsed, snapped } from '../numbers.js';
import { type Axis, axes, fieldName, type PointName, pointNames, withPoint } from '../state/scene.js';
import type { Store } from '../state/store.js';

export interface Values {
  update(explanation: Explanation): void;
  /** Builds the table anew in the current language. */
  rebuild(): void;
}

const PIXELS_PER_STEP = 4;

let gestures = 0;

export function createValues(table: HTMLTableElement, error: HTMLElement, store: Store): Values {
  const inputs = new Map<string, HTMLInputElement>();
  const answers = new Map<string, HTMLElement>();

  function build(): void {
    table.innerHTML = tableHtml();
    inputs.clear();
    answers.clear();
    for (const point of pointNames) {
      for (const axis of axes) {
        const field = table.querySelector<HTMLInputElement>(`[data-field="${point}.${axis}"]`) as HTMLInputElement;
        inputs.set(`${point}.${axis}`, field);
        listen(field, point, axis);
      }
    }
    for (const answer of table.querySelectorAll<HTMLElement>('[data-answer]')) {
      answers.set(answer.dataset['answer'] as string, answer);
    }
  }

  function listen(field: HTMLInputElement, point: PointName, axis: Axis): void {
    const change = (value: number, gesture: string): void => {
      const { scene } = store.state;
      store.set({ selected: point });
      store.move(withPoint(scene, point, { ...scene[point], [axis]: value }), gesture);
    };
    field.addEventListener('focus', () => store.set({ selected: point }));
    field.addEventListener('input', () => {
      const value = parsed(field.value);
      const problem = problemWith(value, point, axis);
      show(field, problem);
      if (problem === null) change(value, `type ${point}.${axis}`);
    });
    field.addEventListener('blur', () => {
      show(field, null);
      field.value = exactly(store.state.scene[point][axis]);
    });
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') field.select();
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      const steps = (event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1);
      change(stepped(store.state.scene[point][axis], steps), `step ${point}.${axis}`);
      field.value = exactly(store.state.scene[point][axis]);
      show(field, null);
    });
    field.addEventListener('pointerdown', (event) =>
      scrub(
        event,
        field,
        (value, gesture) => change(value, gesture),
        () => store.state.scene[point][axis],
      ),
    );
  }

  function stepped(value: number, steps: number): number {
    const digits = store.state.snap ? 1 : 2;
    return snapped(value + steps * 10 ** -digits, digits);
  }

  /** A press that moves sideways turns the number like a wheel; one that does not puts the cursor into it. */
  function scrub(
    event: PointerEvent,
    field: HTMLInputElement,
    change: (value: number, gesture: string) => void,
    current: () => number,
  ): void {
    if (event.button !== 0 || document.activeElement === field) return;
    const touch = event.pointerType === 'touch';
    if (!touch) event.preventDefault();
    const { pointerId, clientX } = event;
    const origin = current();
    const gesture = `scrub ${++gestures}`;
    let scrubbing = false;
    const move = (next: PointerEvent): void => {
      const dx = next.clientX - clientX;
      if (!scrubbing && Math.abs(dx) < 4) return;
      if (!scrubbing) field.setPointerCapture(pointerId);
      scrubbing = true;
      change(stepped(origin, Math.trunc(dx / PIXELS_PER_STEP)), gesture);
    };
    const end = (): void => {
      field.removeEventListener('pointermove', move);
      field.removeEventListener('pointerup', end);
      field.removeEventListener('pointercancel', end);
      if (!scrubbing && !touch) {
        field.focus();
        field.select();
      }
    };
    field.addEventListener('pointermove', move);
    field.addEventListener('pointerup', end);
    field.addEventListener('pointercancel', end);
  }

  function problemWith(value: number, point: PointName, axis: Axis): string | null {
    const { min, max } = store.state.scene;
    const kept = exactly(store.state.scene[point][axis]);
    const field = fieldName(point, axis);
    if (!Number.isFinite(value)) return words().notFinite(field, kept);
    if (point === 'min' && value > max[axis]) return words().beyondOpposite(field, exactly(max[axis]), kept);
    if (point === 'max' && value < min[axis]) return words().beyondOpposite(field, exactly(min[axis]), kept);
    return null;
  }

  function show(field: HTMLInputElement, problem: string | null): void {
    if (problem === null) field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
    error.textContent = problem ?? '';
    error.hidden = problem === null;
  }

  build();
  return {
    rebuild: build,
    update({ scene, verdict }) {
      let longest = 0;
      for (const point of pointNames) {
        for (const axis of axes) {
          const field = inputs.get(`${point}.${axis}`) as HTMLInputElement;
          const text = exactly(scene[point][axis]);
          longest = Math.max(longest, text.length);
          field.title = text.length > 12 ? text : '';
          // What is being typed is left alone unless it says something else.
          if (document.activeElement !== field || parsed(field.value) !== scene[point][axis]) {
            if (field.getAttribute('aria-invalid') !== 'true') field.value = text;
          }
        }
      }
      for (const point of ['entry', 'exit'] as const) {
        for (const axis of axes) {
          const answer = answers.get(`${point}.${axis}`) as HTMLElement;
          answer.textContent = verdict.shared === null ? '–' : fixed(verdict.shared[point][axis]);
        }
      }
      table.classList.toggle('long', longest > 9);
    },
  };
}

const ticks = { x: 'M25 6v8', y: 'M23 6v8M27 6v8', z: 'M21 6v8M25 6v8M29 6v8' } as const;
const roles = { x: 'axisX', y: 'axisY', z: 'axisZ' } as const;

function tableHtml(): string {
  const { rows, field } = words();
  const heads = axes.map(
    (axis) =>
      `<th scope="col" class="r-${roles[axis]}"><svg width="34" height="18" viewBox="0 0 34 18" aria-hidden="true"><text class="tx q" x="2" y="14" style="font-size:15px">${axis}</text><path class="ln" style="stroke-width:1.5px" d="M17 10H34${ticks[axis]}"/></svg><span class="sr">${axis}</span></th>`,
  );
  const inputs = pointNames.map((point) => {
    const cells = axes.map(
      (axis) =>
        `<td><input class="scrub" type="text" inputmode="text" autocomplete="off" spellcheck="false" data-field="${point}.${axis}" aria-label="${field(point, axis)}"></td>`,
    );
    return `<tr><th scope="row">${point === 'start' || point === 'end' ? ring('shapeA', 2.5) : diamond}<span>${rows[point]}</span></th>${cells.join('')}</tr>`;
  });
  const answers = (['entry', 'exit'] as const).map((point) => {
    const cells = axes.map((axis) => `<td class="out"><span data-answer="${point}.${axis}"></span></td>`);
    return `<tr${point === 'entry' ? ' class="first-answer"' : ''}><th scope="row">${point === 'entry' ? ring('entry', 2) : square}<span>${rows[point]}</span></th>${cells.join('')}</tr>`;
  });
  return `<thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${inputs.join('')}${answers.join('')}</tbody>`;
}

function ring(role: string, width: number): string {
  return `<svg class="r-${role}" width="14" height="14" viewBox="0 0 14 14" aria-hidden="true"><circle class="ln" style="stroke-width:${width}px" cx="7" cy="7" r="5"/></svg>`;
}

const diamond =
  '<svg class="r-shapeB" width="14" height="14" viewBox="0 0 14 14" aria-hidden="true"><rect class="ln" x="3" y="3" width="8" height="8" transform="rotate(45 7 7)"/></svg>';
const square =
  '<svg class="r-exit" width="14" height="14" viewBox="0 0 14 14" aria-hidden="true"><rect class="ln" x="2.5" y="2.5" width="9" height="9"/></svg>';
