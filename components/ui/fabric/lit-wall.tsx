import { Drawing } from './drawing'
import { LINES, OUTLINES, SUN } from './outlines'
import { BOXES, stepsOf } from './walls'

/** The fabric is the same again after this many units from left to right. */
const PERIOD = LINES.width
/** Enough for a window of 3,400 pixels at the usual height. One more on each side reaches into them. */
const PERIODS = 10

const { top, height } = BOXES.land

export const LIT_WALL_BOX = `${(-PERIODS / 2) * PERIOD} ${top} ${PERIODS * PERIOD} ${height}`

/** A wall with every tile lit, as wide and as high as its place. Decoration. */
export function LitWall() {
  const paths = Object.entries(litPeriod()).map(([name, path]) => `<path class="t-${name}" d="${path}"/>`)
  const starts = Array.from({ length: PERIODS + 2 }, (_, place) => Math.round((place - PERIODS / 2 - 1) * PERIOD))
  const periods = starts.map(x => `<use href="#lit-period" x="${x}"/>`)
  return (
    <Drawing viewBox={LIT_WALL_BOX} preserveAspectRatio="xMidYMid slice" className="wall">
      {`<defs><g id="lit-period">${paths.join('')}</g></defs><g id="lit-wall">${periods.join('')}</g>`}
    </Drawing>
  )
}

/** All tiles of one period of the low wall, each once: the outlines of a kind in one path. */
export function litPeriod(): Record<string, string> {
  const outlines: Record<string, string> = { ...OUTLINES, ...SUN }
  const paths: Record<string, string> = {}
  for (const { name, at } of stepsOf('land').flat()) {
    if (at.x < 0 || at.x >= Math.floor(PERIOD)) continue
    for (const part of name === 'sun' ? Object.keys(SUN) : [name]) {
      paths[part] = (paths[part] ?? '') + moved(outlines[part] ?? '', at)
    }
  }
  return paths
}

/** Outlines begin with an absolute point each, and go on with steps. */
function moved(outline: string, by: { x: number; y: number }): string {
  return outline.replace(/M(-?\d+) (-?\d+)/g, (_, x, y) => `M${Number(x) + by.x} ${Number(y) + by.y}`)
}
