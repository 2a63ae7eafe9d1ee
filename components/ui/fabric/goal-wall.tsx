import { LINES, OUTLINES, SUN } from './outlines'
import { BOXES, middleOf, stepsOf, type Tile, type WallName } from './walls'

/** How far the faint lines go on above the wall, behind the figure. */
const LINES_ABOVE = 1200

type GoalWallProps = {
  /** How many of the hundred tiles are lit; null without a goal, when none is lit and none is next. */
  lit: number | null
  /** Where the next tile leads. */
  href: string
}

/** One hundred tiles, as a low wall for wide screens and a high one for phones. They are pictures: text and controls say the same beside them. */
export function GoalWall({ lit, href }: GoalWallProps) {
  const next = { lit: lit ?? -1, href }
  return (
    <>
      <Drawing className="wall-symbols">{drawSymbols()}</Drawing>
      <Drawing wall="land" className="wall wall-land">
        {drawLines() + drawTiles('land', next)}
      </Drawing>
      <Drawing wall="port" className="wall wall-port">
        {drawTiles('port', next)}
      </Drawing>
    </>
  )
}

/** The middle of the tile that is lit next, in percent of both walls. */
export function nextTileOf(lit: number): Record<WallName, { x: number; y: number }> {
  const middle = (wall: WallName) => {
    const tile = stepsOf(wall)[lit]?.[0]
    return tile ? middleOf(wall, tile) : { x: 0, y: 0 }
  }
  return { land: middle('land'), port: middle('port') }
}

/** Markup instead of elements: React would hydrate five hundred of them, and the payload would name each. */
function Drawing({ wall, className, children }: { wall?: WallName; className: string; children: string }) {
  return (
    <svg
      className={className}
      viewBox={wall && viewBoxOf(wall)}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of this file, without a word of anybody else
      dangerouslySetInnerHTML={{ __html: children }}
    />
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

function drawSymbols(): string {
  const tiles = Object.entries(OUTLINES).map(([name, path]) => `<path id="t-${name}" class="t-${name}" d="${path}"/>`)
  const sun = Object.entries(SUN).map(([part, path]) => `<path class="t-${part}" d="${path}"/>`)
  return `<defs>${tiles.join('')}<g id="t-sun">${sun.join('')}</g></defs>`
}

function drawLines(): string {
  const { width, height, path } = LINES
  const above = boxPath('land', LINES_ABOVE)
  return `<defs><pattern id="wall-lines" x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path d="${path}"/></pattern><linearGradient id="wall-fade"><stop offset=".45" stop-color="#fff"/><stop offset=".68" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="wall-mask"><path fill="url(#wall-fade)" d="${above}"/></mask></defs><path class="wall-lines" mask="url(#wall-mask)" fill="url(#wall-lines)" d="${above}"/>`
}

function drawTiles(wall: WallName, next: { lit: number; href: string }): string {
  const steps = stepsOf(wall).map((tiles, step) => drawStep(tiles, step, next))
  const clip = `wall-${wall}`
  return `<clipPath id="${clip}"><path d="${boxPath(wall)}"/></clipPath><g class="wall-tiles" clip-path="url(#${clip})">${steps.join('')}</g>`
}

/** The next tile is a link, for the pointer alone: the one that everybody finds is beside the wall. */
function drawStep(tiles: Tile[], step: number, { lit, href }: { lit: number; href: string }): string {
  const uses = tiles.map(drawUse).join('')
  if (step < lit) return `<g>${uses}</g>`
  return step === lit
    ? `<a href="${href}" tabindex="-1" class="unlit next">${uses}</a>`
    : `<g class="unlit">${uses}</g>`
}

function drawUse({ name, at }: Tile): string {
  return `<use href="#t-${name}"${at.x === 0 ? '' : ` x="${at.x}"`}${at.y === 0 ? '' : ` y="${at.y}"`}/>`
}
