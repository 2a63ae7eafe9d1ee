import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** WCAG 2.2, 1.4.11: what one has to see of a graph. */
const LEAST_RATIO = 3

const TOKENS = readFileSync('app/styles/tokens.css', 'utf8')
/** Its first rule has the colors of lit tiles. */
const [WALL = ''] = /\n {2}\.wall {.*?\n {2}}/s.exec(readFileSync('components/ui/fabric/wall.css', 'utf8')) ?? []

describe('a lit tile stands out from its ground', () => {
  const tiles = [...WALL.matchAll(/^ {4}--([a-z-]+): var\(--color-([a-z0-9-]+)\);$/gm)]

  test('in the wall of the total, whichever part it is', () => {
    expect(tiles.map(([, part]) => part)).toEqual([
      'ray',
      'odd-ray',
      'petal',
      'odd-petal',
      'hexagon',
      'foot',
      'chip',
      'spark',
      'core',
    ])
    for (const [, part, color = ''] of tiles) {
      expect({ part, ratio: ratioOf(color, 'ink-950') }).toSatisfy(({ ratio }) => ratio >= LEAST_RATIO)
    }
  })

  test.each(['ink-900', 'ink-800', 'teal-700', 'teal-600', 'teal-500'])('on paper, as %s', color => {
    expect(ratioOf(color, 'paper')).toBeGreaterThanOrEqual(LEAST_RATIO)
  })

  test.each(['saffron-400', 'saffron-300', 'paper'])('in the rosette of a goal, as %s', color => {
    expect(ratioOf(color, 'ink-950')).toBeGreaterThanOrEqual(LEAST_RATIO)
  })
})

test('the ratios are those of WCAG: paper on ink is 15.9', () => {
  expect(ratioOf('paper', 'ink-950')).toBeCloseTo(15.9, 1)
  expect(ratioOf('teal-600', 'ink-950')).toBeCloseTo(3.15, 2)
})

function ratioOf(one: string, other: string): number {
  const [high = 0, low = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

/** Relative luminance of an oklch token, converted through linear sRGB (https://bottosson.github.io/posts/oklab). */
function luminanceOf(token: string): number {
  const values = new RegExp(`--color-${token}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(TOKENS)
  if (!values) throw new Error(`There is no color ${token}`)
  const [lightness = 0, chroma = 0, hue = 0] = values.slice(1).map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short
  const shown = (channel: number) => Math.min(1, Math.max(0, channel))
  return 0.2126 * shown(red) + 0.7152 * shown(green) + 0.0722 * shown(blue)
}
