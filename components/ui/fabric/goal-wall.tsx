import { Drawing, drawLines, drawTile } from './drawing'
import { BOXES, stepsOf, type Tile, type WallName } from './walls'

/** How far the faint lines go on above the wall, behind the figure. */
const LINES_ABOVE = 1200

type GoalWallProps = {
  /** How many of the hundred tiles are lit; null without a goal, when none is lit and none is next. */
  lit: number | null
  href: string
}

/** One hundred tiles, as a low wall for wide screens and a high one for phones. They are pictures: text and controls say the same beside them. */
export function GoalWall({ lit, href }: GoalWallProps) {
  const next = { lit: lit ?? -1, href }
  return (
    <>
      <Drawing viewBox={viewBoxOf('land')} className="wall wall-land">
        {drawLinesAbove() + drawTiles('land', next)}
      </Drawing>
      <Drawing viewBox={viewBoxOf('port')} className="wall wall-port">
        {drawTiles('port', next)}
      </Drawing>
    </>
  )
}

function viewBoxOf(wall: WallName): string {
  const { left, top, width, height } = BOXES[wall]
  return `${left} ${top} ${width} ${height}`
}

function boxPath(wall: WallName, above = 0): string {
  const { left, top, width, height } = BOXES[wall]
  return `M${left} ${top - above}h${width}v${above || height}h${-width}z`
}

function drawLinesAbove(): string {
  const above = boxPath('land', LINES_ABOVE)
  return `<defs>${drawLines('wall-lines')}<linearGradient id="wall-fade"><stop offset=".45" stop-color="#fff"/><stop offset=".68" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="wall-mask"><path fill="url(#wall-fade)" d="${above}"/></mask></defs><path class="wall-lines" mask="url(#wall-mask)" fill="url(#wall-lines)" d="${above}"/>`
}

function drawTiles(wall: WallName, next: { lit: number; href: string }): string {
  const steps = stepsOf(wall).map((tiles, step) => drawStep(tiles, step, next))
  const clip = `wall-${wall}`
  return `<clipPath id="${clip}"><path d="${boxPath(wall)}"/></clipPath><g class="wall-tiles" clip-path="url(#${clip})">${steps.join('')}</g>`
}

/** The next tile is a link for the pointer alone; everybody finds the one beside the wall. The tile that is counted is drawn last, above the small ones of its step. */
function drawStep(tiles: Tile[], step: number, { lit, href }: { lit: number; href: string }): string {
  const uses = tiles.toReversed().map(drawTile).join('')
  if (step < lit) return `<g>${uses}</g>`
  return step === lit
    ? `<a href="${href}" tabindex="-1" class="unlit next">${uses}</a>`
    : `<g class="unlit">${uses}</g>`
}
