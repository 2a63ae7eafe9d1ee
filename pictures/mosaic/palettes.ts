import type { TileKind } from './tiles.ts'

/** Tokens of app/styles/tokens.css as sRGB, for pictures outside a style sheet. */
export const COLORS = {
  ink900: '#0a312b',
  ink800: '#10423a',
  ink700: '#1d574c',
  ink600: '#3e5550',
  teal700: '#05614f',
  teal600: '#087b63',
  teal500: '#2b977c',
  teal400: '#5fb49b',
  teal300: '#8fcdb8',
  mint200: '#c5e5d8',
  mint100: '#ddf1e7',
  action700: '#065939',
  paper: '#fcfbf7',
  sand100: '#f2ecde',
  sand200: '#e8dfc9',
  sand300: '#d9cbae',
  sand600: '#837257',
  saffron200: '#fbdea0',
  saffron300: '#f9c96b',
  saffron400: '#f3af37',
  saffron500: '#e3941b',
  saffron700: '#895203',
} as const

const C = COLORS

export type Palette = Record<TileKind, readonly [string, ...string[]]>

export const DAY: Palette = {
  point: [C.ink800, C.ink700, C.ink900],
  petal: [C.teal600, C.teal500, C.teal700],
  hex: [C.ink900, C.ink800],
  spark: [C.saffron400, C.saffron400, C.saffron300],
  chip: [C.mint200, C.teal300],
  foot: [C.sand300, C.sand200],
  core: [C.mint100, C.mint200],
}

export const NIGHT: Palette = {
  point: [C.teal700, '#0d4d41', C.teal600],
  petal: [C.ink700, '#17493f', C.teal700],
  hex: [C.teal600, C.teal700],
  spark: [C.saffron400, C.saffron300],
  chip: [C.teal300],
  foot: [C.teal400],
  core: [C.saffron200, C.saffron300],
}

export const GOLD: Palette = {
  point: [C.saffron500, C.saffron400],
  petal: [C.saffron300, C.saffron200, '#f7bd55'],
  hex: [C.ink900, C.ink800],
  spark: [C.ink900],
  chip: [C.teal600],
  foot: [C.teal600],
  core: [C.paper],
}

export const CRISP: Palette = {
  point: [C.mint200, C.mint100],
  petal: [C.teal500, C.teal400, '#2a8d75'],
  hex: [C.ink800, C.ink900],
  spark: [C.saffron400, C.saffron300],
  chip: [C.teal700],
  foot: [C.saffron300],
  core: [C.paper],
}
