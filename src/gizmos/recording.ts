import type { AxisRole, Role } from './roles.js';
import type { Place, Sink } from './sink.js';

export interface DrawnLine {
  readonly from: Place;
  readonly to: Place;
  readonly role: Role;
  readonly axis: AxisRole | undefined;
}

export interface DrawnPoint {
  readonly at: Place;
  readonly role: Role;
  readonly axis: AxisRole | undefined;
}

export interface DrawnLabel extends DrawnPoint {
  readonly text: string;
}

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

/** Places are copied, so what was recorded stays when the shapes move on. */
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
      lines.push({ from: copyOf(from), to: copyOf(to), role, axis });
    },
    point(at, role, axis) {
      points.push({ at: copyOf(at), role, axis });
    },
    label(at, text, role, axis) {
      labels.push({ at: copyOf(at), text, role, axis });
    },
    face(corners, role) {
      faces.push({ corners: corners.map(copyOf), role });
    },
    value(name, number) {
      values.set(name, number);
    },
  };
}

function copyOf({ x, y, z }: Place): Place {
  return z === undefined ? { x, y } : { x, y, z };
}
