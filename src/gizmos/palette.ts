import type { Role } from './roles.js';

/** The colours of a picture, as CSS writes them. */
export interface Palette {
  /** The ground of the drawing. */
  readonly sheet: string;
  readonly ink: string;
  /** Leaders and other hairlines. */
  readonly hairline: string;
  /** Strength, from 0 to 1, of a role's hue over the ground where it fills a face. */
  readonly wash: number;
  readonly roles: Readonly<Record<Role, string>>;
}

/** Which of the palettes a picture wears. */
export type Theme = 'light' | 'dark';

/**
 * The colours of both themes. Every role has at least 4.5 : 1 against its ground, so that a label may wear its role's colour, and roles that appear
 * side by side stay apart for protan, deutan and tritan eyes. `ghost` (3 : 1) is for lines only.
 */
export const palettes: Readonly<Record<Theme, Palette>> = {
  light: {
    sheet: '#fcfcfa',
    ink: '#10161a',
    hairline: '#5f6a71',
    wash: 0.09,
    roles: {
      hit: '#bf3a00',
      miss: '#455e73',
      entry: '#a63d02',
      exit: '#7d2e94',
      shared: '#10161a',
      axisX: '#c7235a',
      axisY: '#21610e',
      axisZ: '#1949c5',
      normal: '#49379f',
      separating: '#682dac',
      pushOut: '#047554',
      shapeA: '#007386',
      shapeB: '#855904',
      ghost: '#7b858b',
    },
  },
  dark: {
    sheet: '#0c1012',
    ink: '#e9eeec',
    hairline: '#8f9aa0',
    wash: 0.13,
    roles: {
      hit: '#ff8346',
      miss: '#8aaabd',
      entry: '#fda856',
      exit: '#d693ea',
      shared: '#ffffff',
      axisX: '#f0557f',
      axisY: '#a5eb7c',
      axisZ: '#618bf9',
      normal: '#aaa7f4',
      separating: '#c190f6',
      pushOut: '#58d8ae',
      shapeA: '#4ec7dd',
      shapeB: '#e3ad4b',
      ghost: '#76828a',
    },
  },
};
