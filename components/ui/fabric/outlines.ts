export type Point = { x: number; y: number }

/** Units of an edge of the fabric's decagons. All lengths of this folder are in these units, with y downwards. */
export const EDGE = 240

/** Outlines around one lattice point: ten rays (clockwise from the top), four petals, a hexagon and two feet. */
export const OUTLINES = {
  f0: 'M434 -228l23 70 60 44-166 0 60-44z',
  f1: 'M351 114l166 0-60 44-23 70-23-70z',
  h: 'M351 -114l166 0 157 114-157 114-166 0-157-114z',
  p0: 'M494 -413l157 114 60 185-194 0-60-44-23-70z',
  p1: 'M374 -413l60 185-23 70-60 44-194 0 60-185z',
  p2: 'M157 114l194 0 60 44 23 70-60 185-157-114z',
  p3: 'M517 114l194 0-60 185-157 114-60-185 23-70z',
  r0: 'M0 -369l60 184-60 44-60-44z',
  r1: 'M217 -299l-60 185-74 0-23-71z',
  r2: 'M157 -114l194 0-157 114-60-44z',
  r3: 'M194 0l157 114-194 0-23-70z',
  r4: 'M83 114l74 0 60 185-157-114z',
  r5: 'M0 141l60 44-60 184-60-184z',
  r6: 'M-157 114l74 0 23 71-157 114z',
  r7: 'M-194 0l60 44-23 70-194 0z',
  r8: 'M-351 -114l194 0 23 70-60 44z',
  r9: 'M-217 -299l157 114-23 71-74 0z',
} as const

/** The sun on a lattice point. It is one tile, so that no sliver stands alone. */
export const SUN = {
  chips:
    'M-97 71l60 43-46 0zM-120 0l23 71-37-27zM-97 -71l-23 71-14-44zM-83 -114l46 0-60 43zM0 -141l37 27-74 0zM37 -114l46 0 14 43zM97 -71l37 27-14 44zM120 0l14 44-37 27zM97 71l-14 43-46 0zM-37 114l74 0-37 27z',
  sparks:
    'M-134 -44l14 44-14 44-60-44zM-60 -185l60 44-37 27-46 0zM83 -114l74 0-23 70-37-27zM-83 114l46 0 37 27-60 44zM134 -44l60 44-60 44-14-44zM37 114l46 0-23 71-60-44zM-134 44l37 27 14 43-74 0zM60 -185l23 71-46 0-37-27zM134 44l23 70-74 0 14-43zM-157 -114l74 0-14 43-37 27z',
  core: 'M-37 -114l74 0 60 43 23 71-23 71-60 43-74 0-60-43-23-71 23-71z',
} as const

export type TileName = keyof typeof OUTLINES | 'sun'

const LATTICE: readonly [Point, Point] = [
  { x: 434.164, y: -597.576 },
  { x: -434.164, y: -597.576 },
]

export function latticePoint(first: number, second: number): Point {
  const [one, other] = LATTICE
  return { x: Math.round(first * one.x + second * other.x), y: Math.round(first * one.y + second * other.y) }
}

/** All lines of one period of the fabric, joined to long ones. */
export const LINES = {
  width: 868.3,
  height: 1195.2,
  path: 'M-4 483L872 483M-4 138L845 755M-4 114L872 114M200 -4L-4 144M-4 712L872 712M-4 1081L872 1081M845 440L-4 1057M411 1037L189 1199M-4 357L23 440M121 -4L-4 382M189 -4L411 158M119 -4L457 1037M23 440L872 1057M669 -4L872 144M680 -4L457 158M457 158L119 1199M411 158L750 1199M-4 1051L199 1199M872 138L23 755M-4 814L121 1199M23 755L-4 838M750 -4L411 1037M457 1037L679 1199M872 1051L669 1199M872 358L845 440M747 -4L872 381M872 815L747 1199M845 755L872 837',
}

/** The closed polygons of a relative path such as those above. */
export function polygonsOf(path: string): Point[][] {
  return path
    .split('z')
    .filter(Boolean)
    .map(outline => {
      const numbers = (outline.match(/-?\d+/g) ?? []).map(Number)
      let at = { x: 0, y: 0 }
      return Array.from({ length: numbers.length / 2 }, (_, corner) => {
        at = { x: at.x + (numbers[2 * corner] ?? 0), y: at.y + (numbers[2 * corner + 1] ?? 0) }
        return at
      })
    })
}
