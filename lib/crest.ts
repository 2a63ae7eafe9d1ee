import * as C from './colors.gen.ts'

/**
 * The tile of a masjid, drawn from its name: the same on server and in browser, for ever. Salt, tables and the order in which they are
 * asked must never change, or everybody's tile would. It is a mark, not an identifier: two names may have the same one.
 */

/** Writes a shape in a color; empty for an empty path. */
type Shape = (fill: string, attributes?: string) => string

const COLORS = [
  ...[C.INK_950, C.INK_900, C.INK_800, C.TEAL_700, C.TEAL_600, C.TEAL_500, C.TEAL_400, C.TEAL_300],
  ...[C.MINT_200, C.MINT_100, C.PAPER, C.SAND_200, C.SAND_400, C.SAFFRON_400, C.SAFFRON_300, C.SAFFRON_200],
]

/** Hexadecimal places in COLORS: field, ground, ring, kite, petal, other petal, core, inner figure. */
const PALETTES = [
  ...['134d8ea1', '0236de70', '977d14d1', 'bc5d24a1', '315da81d', 'ed4a13a4'],
  ...['a87d41d2', '032da64d', '744a12da', '8517da4d', 'b115e7a4', '411d97f1'],
]

/** Radii of the core's notch, the inner and the outer shoulder, the latter's angle in degrees, radii of petal and kite. */
const CUTS = [
  [36, 58, 74, 14, 105, 102],
  [45, 76, 80, 17, 105, 112],
  [62, 92, 92, 18, 109, 116],
  [28, 48, 53, 16, 112, 88],
  [42, 84, 76, 20, 106, 114],
] as const

const PETALS = 10
/** Petals in the second color, a bit each. */
const MIXES = [0b1111111111, 0b0101010101, 0b0000100001, 0b0001100011, 0b0011100111] as const
const ALL_PETALS = 0b1111111111
const INNER_POINTS = [0, 4, 8] as const
/** More than any frame shows. */
export const EVERYTHING = 'M-999-999H999V999H-999z'

/** With it, sixteen pairs of similar names differ in palette, cut and lightness of the ground. */
const SALT = 252115
const FNV_PRIME = 16777619

/**
 * `ground` is the color of the lines between the tiles and of what is below all layers, which are back to front, as the text of an SVG. Null for an
 * empty name.
 */
export function crestOf(name: string) {
  const parts = crestParts(name)
  if (!parts) return null
  const { color, field, ring, kite, core, petals, inner } = parts
  const petalsOf = (isSecond: boolean) => {
    const shown = petals.filter(petal => petal.isSecond === isSecond).map(({ path }) => path)
    return outline(shown.reverse().join(''))
  }
  const below = [outline(EVERYTHING)(color(1)), field(color(0)), ring(color(2)), kite(color(3)), core(color(6))]
  const layers = [...below, petalsOf(true)(color(4)), petalsOf(false)(color(5)), inner(color(7))]
  // There may be no ring, and all petals may have the same color.
  return { ground: color(0), layers: layers.filter(layer => layer !== '') }
}

/** What a tile is made of, for whoever draws it in another way. Null for an empty name. */
export function crestParts(name: string) {
  if (name.trim() === '') return null
  const pick = picker(hash(name))
  const palette = pick(PALETTES)
  const cut = pick(CUTS)
  const [notch, coreRadius, , , , kiteRadius] = cut
  const mix = pick(MIXES)
  const mask = pick([0, ALL_PETALS]) ^ mix
  const points = pick(INNER_POINTS)
  const turn = pick([0, 18])
  const field = pick([disc(138), outline(star(4, 1, 176, 0)), outline(star(8, 1, 140, 0))])
  const ring = pick([
    outline(star(10, 3, 121, turn + 18)),
    outline(star(10, 1, 117, turn + 18)),
    disc(115),
    outline(''),
  ])
  return {
    /** Color at an index of the palette. */
    color: (place: number) => COLORS[Number.parseInt(palette.charAt(place), 16)] ?? '',
    /** Degrees by which the rosette is turned. */
    turn,
    field,
    ring,
    kite: outline(star(10, 3, kiteRadius, turn + 18)),
    core: disc(coreRadius),
    /** Clockwise from the top. */
    petals: Array.from({ length: PETALS }, (_, place) => ({
      path: petal(cut, place * 36 + turn),
      isSecond: Boolean((mask >> place) & 1),
    })),
    inner: points === 0 ? disc(notch >> 1) : outline(star(points, points === 8 ? 3 : 1, notch * 0.74, turn)),
  }
}

/** The tile as the text of an SVG; empty for an empty name. */
export function crestSvg(name: string): string {
  const crest = crestOf(name)
  return crest ? crestFrame(crest.ground, crest.layers.join('')) : ''
}

/** Around the middle, with the lines between the tiles. */
export function crestFrame(ground: string, shapes: string): string {
  return `<svg viewBox="-125 -125 250 250" stroke="${ground}" stroke-width="4">${shapes}</svg>`
}

/** FNV-1a and a mix. Case, spaces, hyphens and apostrophes do not count: "Al Huda" is "al-huda". */
function hash(name: string): number {
  let bits = SALT
  const letters = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s'’-]/g, '')
  for (const letter of letters) bits = Math.imul(bits ^ letter.charCodeAt(0), FNV_PRIME)
  bits = Math.imul(bits ^ (bits >>> 16), 2246822507)
  return (bits ^ (bits >>> 13)) >>> 0
}

/** Takes one choice after the other out of the bits. */
function picker(bits: number) {
  let rest = bits
  return <const Choice>(choices: readonly [Choice, ...Choice[]] | readonly Choice[]): Choice => {
    const choice = choices[rest % choices.length]
    rest = Math.trunc(rest / choices.length)
    if (choice === undefined) throw new Error('There is nothing to choose from')
    return choice
  }
}

/** Around the middle. */
function disc(radius: number): Shape {
  return fill => `<circle r="${radius}" fill="${fill}"/>`
}

export function outline(path: string): Shape {
  return (fill, attributes = '') => path && `<path d="${path}" fill="${fill}"${attributes}/>`
}

/** Every `step`-th of `points` places on a circle, one after the other; angles are in degrees, clockwise from the top. */
export function star(points: number, step: number, radius: number, turn: number): string {
  return pathOf(Array.from({ length: points }, (_, place) => at(radius, (place * step * 360) / points + turn)))
}

function petal([notch, inner, outer, angle, tip]: (typeof CUTS)[number], turn: number): string {
  const corners = [
    [notch, 0],
    [inner, 18],
    [outer, angle],
    [tip, 0],
    [outer, -angle],
    [inner, -18],
  ] as const
  return pathOf(corners.map(([radius, degrees]) => at(radius, degrees + turn)))
}

type Point = readonly [x: number, y: number]

function at(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [Math.round(radius * Math.sin(angle)), Math.round(-radius * Math.cos(angle))]
}

/** Every point is rounded before the differences are taken, so that nothing drifts. */
function pathOf(points: Point[]): string {
  const steps = points.map(([x, y], place) => {
    const [fromX, fromY] = points[place - 1] ?? [0, 0]
    return `${place === 1 ? 'l' : ''}${x - fromX} ${y - fromY}`
  })
  return `M${steps.join(' ')}z`.replaceAll(' -', '-')
}
