import { EDGE, type Point } from '@/components/ui/fabric/outlines'
import { PETAL_DISTANCE, PETALS } from '@/components/ui/fabric/rosette'

const FLIGHT = { duration: 620, delay: 380, easing: 'cubic-bezier(.34, 1.1, .5, 1)', fill: 'forwards' } as const
/** Size of the kite on the receipt, which becomes the petal. */
const KITE_SCALE = 0.38
/** The top of its curve, above the higher of both ends, in CSS pixels. */
const RISE = 90
const DEGREES_PER_PETAL = 360 / PETALS.length

/** The middle of the rosette in CSS pixels, how many of them an edge of the fabric is long, and by how much its petals are turned clockwise. */
export type Rosette = Point & { edge: number; turn: number }

/** Where a petal is at home, and its angle in degrees. */
type Home = Point & { angle: number }

/** `place` counts from 0. */
export function homeOf(place: number, { x, y, edge, turn }: Rosette): Home {
  const angle = place * DEGREES_PER_PETAL + turn
  const distance = (PETAL_DISTANCE / EDGE) * edge
  const radians = (angle * Math.PI) / 180
  return { x: x + distance * Math.sin(radians), y: y - distance * Math.cos(radians), angle }
}

export function curveOf(from: Point, to: Point): string {
  const top = Math.min(from.y, to.y) - RISE
  return `M${write(from)}Q${write({ x: (from.x + to.x) / 2, y: top })} ${write(to)}`
}

/** Lets a petal fly from a point of the picture into its place. Resolves when it is there. */
export async function flyPetal(art: Element, from: Point, home: Home, scale: number): Promise<void> {
  art.insertAdjacentHTML('beforeend', PETAL)
  const petal = art.lastElementChild
  const offsetPath = `path("${curveOf(from, home)}")`
  const ends = [
    { offsetPath, offsetDistance: '0%', offsetRotate: '180deg', scale: KITE_SCALE, visibility: 'visible' },
    { offsetPath, offsetDistance: '100%', offsetRotate: `${home.angle}deg`, scale, visibility: 'visible' },
  ]
  await petal?.animate(ends, FLIGHT).finished
  petal?.remove()
}

/** The first petal around its own middle, in a drawing that is as large as an edge of the fabric. */
const PETAL = `<svg class="petal-flying" viewBox="${-EDGE / 2} ${-EDGE / 2} ${EDGE} ${EDGE}" aria-hidden="true"><path d="${PETALS[0]}" transform="translate(0 ${PETAL_DISTANCE})"/></svg>`

function write({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
