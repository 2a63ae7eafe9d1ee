import { tilesOf } from './goal.ts'

/** Between two tiles of the same gift, in milliseconds. */
const STAGGER = 90

/** Distances of the tag from the left and right edge of the wall, in CSS pixels. */
const LEAST_LEFT = 90
const LEAST_RIGHT = 110

/** Sets the gift's tiles in growing order, and labels the first. */
export function setTiles(amount: number): void {
  const wanted = tilesOf(amount)
  let set = 0
  for (const tile of document.querySelectorAll<SVGPathElement>('.tile:not(.is-set)')) {
    if (set === wanted) return
    tile.classList.add('is-set')
    // A gift begins with a tile that can be seen.
    if (set === 0 && tile.dataset.small !== undefined) continue
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

/** Before it is shown, the tag has no size; the style sheet moves it from the tile's center. */
function placeTag(tile: SVGPathElement): void {
  const tag = document.querySelector<HTMLElement>('.gift-tag')
  const wall = document.querySelector('.wall')?.getBoundingClientRect()
  if (!tag || !wall) return
  tag.hidden = false
  const { left, top, width, height } = tile.getBoundingClientRect()
  const x = left + width / 2 - wall.left
  tag.style.left = `${Math.min(Math.max(x, LEAST_LEFT), wall.width - LEAST_RIGHT)}px`
  tag.style.top = `${top + height / 2 - wall.top}px`
}
