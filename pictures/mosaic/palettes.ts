import * as C from '../../lib/colors.gen.ts'
import type { TileKind } from './tiles.ts'

export type Palette = Record<TileKind, readonly [string, ...string[]]>

export const DAY: Palette = {
  point: [C.INK_800, C.INK_700, C.INK_900],
  petal: [C.TEAL_600, C.TEAL_500, C.TEAL_700],
  hex: [C.INK_900, C.INK_800],
  spark: [C.SAFFRON_400, C.SAFFRON_400, C.SAFFRON_300],
  chip: [C.MINT_200, C.TEAL_300],
  foot: [C.SAND_300, C.SAND_200],
  core: [C.MINT_100, C.MINT_200],
}

export const NIGHT: Palette = {
  point: [C.TEAL_700, C.INK_750, C.TEAL_600],
  petal: [C.INK_700, C.INK_750, C.TEAL_700],
  hex: [C.TEAL_600, C.TEAL_700],
  spark: [C.SAFFRON_400, C.SAFFRON_300],
  chip: [C.TEAL_300],
  foot: [C.TEAL_400],
  core: [C.SAFFRON_200, C.SAFFRON_300],
}

export const GOLD: Palette = {
  point: [C.SAFFRON_500, C.SAFFRON_400],
  petal: [C.SAFFRON_300, C.SAFFRON_200, C.SAFFRON_400],
  hex: [C.INK_900, C.INK_800],
  spark: [C.INK_900],
  chip: [C.TEAL_600],
  foot: [C.TEAL_600],
  core: [C.PAPER],
}

export const CRISP: Palette = {
  point: [C.MINT_200, C.MINT_100],
  petal: [C.TEAL_500, C.TEAL_400, C.TEAL_500],
  hex: [C.INK_800, C.INK_900],
  spark: [C.SAFFRON_400, C.SAFFRON_300],
  chip: [C.TEAL_700],
  foot: [C.SAFFRON_300],
  core: [C.PAPER],
}
