/** What an explanation comes to. `hit` is the exact answer of `intersects`; `text` says in words what decided it. */
export interface Verdict {
  readonly hit: boolean;
  readonly text: string;
}
