import { expectNumber } from '../core/expect.js';
import { checkedPlaces, expectAxis, expectPlace, expectRole, expectText } from './checks.js';
import type { AxisRole, Role } from './roles.js';
import type { Place, Sink } from './sink.js';

/** A line as it was drawn. */
export interface DrawnLine {
  readonly from: Place;
  readonly to: Place;
  readonly role: Role;
  readonly axis: AxisRole | undefined;
}

/** A point as it was drawn. */
export interface DrawnPoint {
  readonly at: Place;
  readonly role: Role;
  readonly axis: AxisRole | undefined;
}

/** A label as it was drawn. */
export interface DrawnLabel extends DrawnPoint {
  readonly text: string;
}

/** A face as it was drawn. */
export interface DrawnFace {
  readonly corners: readonly Place[];
  readonly role: Role;
}

/** A sink that keeps everything it is given, for tests and for renderers that draw when all is known. */
export interface Recording extends Sink {
  readonly lines: readonly DrawnLine[];
  readonly points: readonly DrawnPoint[];
  readonly labels: readonly DrawnLabel[];
  readonly faces: readonly DrawnFace[];
  readonly values: ReadonlyMap<string, number>;
}

/** A new recording, with nothing in it. Places are copied, so what was recorded stays when the shapes move on. */
export function recording(): Recording {
  const lines: DrawnLine[] = [];
  const points: DrawnPoint[] = [];
  const labels: DrawnLabel[] = [];
  const faces: DrawnFace[] = [];
  const values = new Map<string, number>();
  return {
    lines,
    points,
    labels,
    faces,
    values,
    line(from, to, role, axis) {
      expectRole(role);
      expectAxis(axis);
      lines.push({ from: copyOf('line from', from), to: copyOf('line to', to), role, axis });
    },
    point(at, role, axis) {
      expectRole(role);
      expectAxis(axis);
      points.push({ at: copyOf('point at', at), role, axis });
    },
    label(at, text, role, axis) {
      expectText('label text', text);
      expectRole(role);
      expectAxis(axis);
      labels.push({ at: copyOf('label at', at), text, role, axis });
    },
    face(corners, role) {
      const places = checkedPlaces('face corners', corners);
      expectRole(role);
      faces.push({ corners: places.map(copied), role });
    },
    value(name, number) {
      expectText('value name', name);
      expectNumber(`value ${name}`, number);
      values.set(name, number);
    },
  };
}

function copyOf(name: string, place: Place): Place {
  expectPlace(name, place);
  return copied(place);
}

function copied({ x, y, z }: Place): Place {
  return z === undefined ? { x, y } : { x, y, z };
}
