import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { drawCode } from './code.ts'

it('draws every dark module of the code but those in its middle, inside a quiet zone of four modules', () => {
  const svg = drawCode('https://give.example/demo')
  const { data, size } = encode('https://give.example/demo', { ecc: 'H', border: 4 })
  const drawn = new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`))
  const isMiddle = (place: number) => Math.abs(place - (size - 1) / 2) <= 3
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      expect(drawn.has(`${x} ${y}`), `${x} ${y}`).toBe(isDark && !(isMiddle(x) && isMiddle(y)))
    }
  }
  expect(svg).toContain(`viewBox="0 0 ${size} ${size}"`)
  expect([...drawn].every(place => place.split(' ').every(at => Number(at) >= 4 && Number(at) < size - 4))).toBe(true)
})

it('draws its middle, too, without a mark', () => {
  const { data } = encode('https://give.example/demo', { ecc: 'H', border: 4 })
  const drawn = drawCode('https://give.example/demo', { hasMark: false }).match(/M/g)
  expect(drawn).toHaveLength(data.flat().filter(Boolean).length)
})
