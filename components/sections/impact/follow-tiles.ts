import { sayTile, type Tiles } from './tiles'

const followed = new WeakSet<Element>()

/** Says which tile of the wall the pointer or the slider is at (total.tsx), now and from then on. */
export function followTiles(card: HTMLElement, tiles: Tiles): void {
  const range = card.querySelector('input')
  const legend = card.querySelector<HTMLElement>('.legend-tile')
  if (!range || !legend || followed.has(card)) return
  followed.add(card)
  const walls = Array.from(card.querySelectorAll('.wall-tiles'), ({ children }) => Array.from(children))

  function show(tile: number | null) {
    for (const [place, step] of walls.flatMap(steps => [...steps.entries()])) {
      step.classList.toggle('in-hand', place + 1 === tile)
    }
    legend?.toggleAttribute('hidden', tile === null)
    card.querySelector('.legend-lit')?.toggleAttribute('hidden', tile !== null)
    if (legend && tile !== null) legend.textContent = sayTile(tiles, tile, false)
  }
  /** The tile under the pointer, or else the slider's while it has the focus. */
  function showCurrent() {
    const pointed = walls.map(steps => steps.findIndex(step => step.matches(':hover')) + 1).find(tile => tile > 0)
    show(pointed ?? (range?.matches(':focus') ? range.valueAsNumber : null))
  }

  card.addEventListener('pointerover', showCurrent)
  card.addEventListener('pointerleave', showCurrent)
  range.addEventListener('focus', showCurrent)
  range.addEventListener('blur', showCurrent)
  range.addEventListener('input', () => {
    nameValue(range, tiles)
    show(range.valueAsNumber)
  })
  // It may have been moved while the code was loading.
  nameValue(range, tiles)
  showCurrent()
}

function nameValue(range: HTMLInputElement, tiles: Tiles): void {
  range.setAttribute('aria-valuetext', sayTile(tiles, range.valueAsNumber, true))
}
