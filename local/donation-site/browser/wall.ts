import { tilesOf } from './goal.ts'

/** Between two tiles of the same gift, in milliseconds. */
const STAGGER = 90

/** Least distance of a tile's center, and of the tag, from the edges of the wall, in CSS pixels. */
const MARGIN = 24

/** Sets the gift's tiles in growing order, and labels the first. */
export function setTiles(amount: number): void {
  const wanted = tilesOf(amount)
  const wall = document.querySelector('.wall')
  let set = 0
  for (const tile of document.querySelectorAll<SVGPathElement>('.tile:not(.is-set)')) {
    if (set === wanted) return
    tile.classList.add('is-set')
    // A gift begins with a tile that can be seen; the wall crops the mosaic at the sides.
    if (set === 0 && (tile.dataset.small !== undefined || !isBeside(tile, wall))) continue
    tile.classList.add('is-new')
    tile.style.animationDelay = `${set * STAGGER}ms`
    if (set === 0) placeTag(tile)
    set++
  }
}

export function hideTag(): void {
  const tag = document.querySelector<HTMLElement>('.gift-tag')
  if (tag) tag.hidden = true
}

function isBeside(tile: Element, wall: Element | null): boolean {
  const { left = 0, right = 0 } = wall?.getBoundingClientRect() ?? {}
  const box = tile.getBoundingClientRect()
  const x = box.left + box.width / 2
  // On phones there is no mosaic.
  return box.width === 0 || (x > left + MARGIN && x < right - MARGIN)
}

/** Above the tile. Before it is shown, the tag has no size. */
function placeTag(tile: SVGPathElement): void {
  const tag = document.querySelector<HTMLElement>('.gift-tag')
  const wall = document.querySelector('.wall')?.getBoundingClientRect()
  if (!tag || !wall) return
  tag.hidden = false
  const { left, top, width, height } = tile.getBoundingClientRect()
  const x = left + width / 2 - wall.left - MARGIN
  const y = top + height / 2 - wall.top - tag.offsetHeight - MARGIN / 2
  tag.style.left = `${Math.min(Math.max(x, MARGIN), wall.width - tag.offsetWidth - MARGIN)}px`
  tag.style.top = `${Math.max(y, MARGIN)}px`
}
