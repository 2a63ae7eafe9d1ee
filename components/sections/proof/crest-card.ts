import { crestFrame, crestParts, EVERYTHING, outline, star } from '@/lib/crest'

const PETALS = 10
/** Against sums such as 0.29 * 10 that end just below a whole number. */
const ROUNDING = 1e-9
/** Fraction of a petal below which it is not drawn, because it could not be seen. */
const LEAST_SHOWN = 0.05
/** How much of the color of the petals there is in the one that is being filled, and in the lines around them. */
const PALE_SHARE = 0.42
const LINE_SHARE = 0.26
/** How far the lines go on around the rosette: farther than the widest card. */
const REACH = 700

/** A masjid’s tile over a whole card, as SVG; empty for an empty name. A petal is lit for each full tenth of `share`, the next one is pale, the others are lines. */
export function crestCard(name: string, share: number): string {
  const parts = crestParts(name)
  if (!parts) return ''
  const { color, turn, ring, kite, core, petals, inner } = parts
  const [ground, line] = [color(0), color(4)]
  const lit = Math.min(PETALS, Math.floor(share * PETALS + ROUNDING))
  const running = share * PETALS - lit + ROUNDING >= LEAST_SHOWN ? lit : PETALS
  const draw = (fill: string, isShown: (place: number, isSecond: boolean) => boolean) => {
    const paths = petals.flatMap((petal, place) => (isShown(place, petal.isSecond) ? petal.path : []))
    return outline(paths.join(''))(fill)
  }
  const shapes = [
    outline(EVERYTHING)(ground),
    outline(girih(turn))('none', ` stroke="${mixed(ground, line, LINE_SHARE)}" stroke-width="1.5"`),
    ring(color(2)),
    kite(color(3)),
    core(color(6)),
    draw(line, (place, isSecond) => place < lit && isSecond),
    draw(color(5), (place, isSecond) => place < lit && !isSecond),
    lit < PETALS && `<g stroke="${line}" stroke-width="1.6">`,
    draw(ground, place => place >= lit && place !== running),
    draw(mixed(ground, line, PALE_SHARE), place => place === running),
    lit < PETALS && '</g>',
    inner(color(7)),
  ]
  return crestFrame(ground, shapes.filter(Boolean).join('').replaceAll(' l', 'l'))
}

/** Blends two `#rrggbb` colors; `share` (0 to 1) is the weight of the second. */
function mixed(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map(start => {
    const [from = 0, to = 0] = [one, other].map(color => Number.parseInt(color.slice(start, start + 2), 16))
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** The strips of the petals run on as lines, with a larger star on their crossings. */
function girih(turn: number): string {
  const lines = Array.from({ length: PETALS }, (_, place) => {
    const degrees = place * 36 + turn + 90
    return `M${turned(-REACH, 24, degrees)}L${turned(REACH, 24, degrees)}`
  })
  return (lines.join('') + star(PETALS, 3, 226, turn)).replaceAll(' -', '-')
}

function turned(x: number, y: number, degrees: number): string {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return `${Math.round(x * cos - y * sin)} ${Math.round(x * sin + y * cos)}`
}
