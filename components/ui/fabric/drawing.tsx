import type { ComponentProps } from 'react'
import { LINES, OUTLINES, SUN } from './outlines'
import type { Tile } from './walls'

/** Markup instead of elements: React would hydrate hundreds of them, and the payload would name each. */
export function Drawing({ children, ...svg }: Omit<ComponentProps<'svg'>, 'children'> & { children: string }) {
  return (
    <svg
      {...svg}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of this folder and of sections, without a word of staff or visitors
      dangerouslySetInnerHTML={{ __html: children }}
    />
  )
}

/** What every wall of a page is drawn with. A page has it once, above its sections. */
export function FabricSymbols() {
  const tiles = Object.entries(OUTLINES).map(([name, path]) => `<path id="t-${name}" class="t-${name}" d="${path}"/>`)
  const sun = Object.entries(SUN).map(([part, path]) => `<path class="t-${part}" d="${path}"/>`)
  return (
    <Drawing className="absolute w-0 h-0">{`<defs>${tiles.join('')}<g id="t-sun">${sun.join('')}</g></defs>`}</Drawing>
  )
}

/** Without quotes, each of which the payload escapes: a page has hundreds of tiles. */
export function drawTile({ name, at }: Tile): string {
  return `<use href=#t-${name}${at.x === 0 ? '' : ` x=${at.x}`}${at.y === 0 ? '' : ` y=${at.y}`} />`
}

export function drawLines(id: string): string {
  const { width, height, path } = LINES
  return `<pattern id="${id}" x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path d="${path}"/></pattern>`
}
