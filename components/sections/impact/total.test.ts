import { expect, test } from 'vitest'
import { sayTile } from './total.client'

const TILES = {
  goal: 1_500_000,
  lit: 69,
  words: { tile: 'Tile {number}: from {from} to {to}', isLit: 'lit', isNext: 'the next one', isWaiting: 'waiting' },
}

test.each([
  [1, 'Tile 1: from $0 to $15,000, lit'],
  [69, 'Tile 69: from $1,020,000 to $1,035,000, lit'],
  [70, 'Tile 70: from $1,035,000 to $1,050,000, the next one'],
  [100, 'Tile 100: from $1,485,000 to $1,500,000, waiting'],
])('tile %i is named with its dollars and its state', (tile, said) => {
  expect(sayTile(TILES, tile, true)).toBe(said)
})

test('for those who see the wall, the state is left out', () => {
  expect(sayTile(TILES, 41, false)).toBe('Tile 41: from $600,000 to $615,000')
})

test('dollars are whole ones also where the goal has no whole hundredth', () => {
  expect(sayTile({ ...TILES, goal: 7_350 }, 2, false)).toBe('Tile 2: from $74 to $147')
})
