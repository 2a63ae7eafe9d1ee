import { expect, test } from 'vitest'
import { followTiles } from './follow-tiles'

const TILES = {
  goal: 1_500_000,
  lit: 69,
  words: { tile: 'Tile {number}: from {from} to {to}', isLit: 'lit', isNext: 'the next one', isWaiting: 'waiting' },
}

test('a slider that was moved while the code was loading says where it is', () => {
  document.body.innerHTML = `<div class="total"><b class="legend-tile" hidden></b>
    <input type="range" min="1" max="100" value="1" aria-valuetext="Tile 69: from $1,020,000 to $1,035,000, lit"></div>`
  const card = document.querySelector<HTMLElement>('.total')
  if (!card) throw new Error('There is no card')
  followTiles(card, TILES)
  expect(document.querySelector('input')?.getAttribute('aria-valuetext')).toBe('Tile 1: from $0 to $15,000, lit')
})
