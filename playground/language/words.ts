/** Everything the page says, once for each language. Numbers arrive already written out. */
import type { PresetId } from '../state/presets.js';
import type { Axis, PointName } from '../state/scene.js';

export interface Words {
  readonly title: string;
  readonly description: string;
  readonly undo: string;
  readonly redo: string;
  readonly reset: string;
  readonly snap: string;
  readonly savePicture: string;
  readonly share: string;
  readonly linkCopied: string;
  readonly language: string;
  readonly theme: string;
  readonly dismiss: string;
  readonly badLink: string;
  badLinkDetail(field: string): string;
  readonly noClipboard: string;

  readonly picture: string;
  readonly fit: string;
  readonly grid: string;
  readonly turnView: string;
  readonly selected: string;
  readonly handleHint: string;
  readonly points: Readonly<Record<PointName, string>>;
  readonly legend: Readonly<Record<LegendEntry, string>>;
  readonly legendName: string;

  readonly verdicts: Readonly<Record<VerdictKind, string>>;
  readonly details: Details;
  readonly nineNone: string;
  nineCell(tMin: string, tMax: string): string;
  readonly ranges: readonly [string, string, string];

  readonly intervals: string;
  readonly intervalsHint: string;
  readonly outside: string;
  readonly common: string;

  readonly steps: string;
  readonly previous: string;
  readonly play: string;
  readonly next: string;
  readonly stepNames: readonly [string, string, string, string, string];
  readonly stepTexts: StepTexts;
  readonly entryWord: string;

  readonly values: string;
  readonly valuesHint: string;
  readonly rows: Readonly<Record<PointName | 'entry' | 'exit', string>>;
  field(point: PointName, axis: Axis): string;
  notFinite(field: string, kept: string): string;
  beyondOpposite(field: string, opposite: string, kept: string): string;

  readonly cases: string;
  readonly presets: Readonly<Record<PresetId, string>>;
  readonly code: string;
  readonly copy: string;
  readonly copied: string;
  readonly tabs: Readonly<Record<'intervals' | 'steps' | 'values' | 'code', string>>;
}

export type LegendEntry = 'entry' | 'exit' | 'shared' | 'normal' | 'hidden' | 'touch' | 'gap' | 'line';

export type VerdictKind =
  | 'through'
  | 'enters'
  | 'leaves'
  | 'inside'
  | 'touches'
  | 'slides'
  | 'apart'
  | 'pointInside'
  | 'pointOn';

export interface Details {
  through(enters: string, leaves: string): string;
  enters(at: string): string;
  leaves(at: string): string;
  readonly inside: string;
  touches(at: string): string;
  slides(from: string, to: string): string;
  readonly pointInside: string;
  readonly pointOn: string;
  order(leaves: Axis, leavesAt: string, enters: Axis, entersAt: string): string;
  /** The two are so close that both round to the same number. */
  barely(leaves: Axis, enters: Axis, at: string): string;
  short(axis: Axis, at: string): string;
  late(axis: Axis, at: string): string;
  beside(axis: Axis): string;
  pointOutside(axis: Axis): string;
}

export interface StepTexts {
  slab(axis: Axis, min: string, max: string): string;
  backwards(axis: Axis, min: string, max: string): string;
  parallelInside(axis: Axis): string;
  parallelOutside(axis: Axis): string;
  readonly overlap: string;
  readonly overlapMiss: string;
  /** Out of order by less than rounding shows. */
  readonly overlapHair: string;
  readonly clip: Readonly<Record<VerdictKind, string>>;
  readonly clipShort: string;
  readonly clipLate: string;
}
