import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as COLORS from '@/lib/colors.gen'
import { OUTLINES, SUN } from './outlines'

/** WCAG 2.2, 1.4.11: what one has to see of a graph. */
const LEAST_RATIO = 3

const WALL = readFileSync('components/ui/fabric/wall.css', 'utf8')
const HERO = readFileSync('components/sections/hero/hero-art.css', 'utf8')

/** Whatever has a color of its own: tiles, and the three parts of a sun. */
const PARTS = [...Object.keys(OUTLINES), ...Object.keys(SUN)]

/** Red, green and blue as they are shown, from 0 to 1. */
type Color = number[]
type Rule = Record<string, string>

describe('a lit tile stands out from its ground', () => {
  test.each(PARTS)('in the wall of the total, as %s', part => {
    const wall = ruleOf(WALL, '.wall')
    expect(ratioOf(fillOf(part, wall), colorOf(wall.stroke))).toBeGreaterThanOrEqual(LEAST_RATIO)
  })

  /** Sparks are parts of a sun: bright ones, between its chips and the rays, which stand out themselves. */
  test.each(PARTS.filter(part => part !== 'sparks'))('in the wall of the hero, as %s', part => {
    const wall = ruleOf(HERO, '.hero-wall')
    expect(ratioOf(fillOf(part, wall), colorOf(wall.stroke))).toBeGreaterThanOrEqual(LEAST_RATIO)
  })
})

describe('in the rosette', () => {
  const sheet = readFileSync('components/ui/fabric/rosette.css', 'utf8')
  const slab = colorOf(ruleOf(sheet, '.rosette-slab').fill)

  test.each([
    ['.petals > :is(.lit, .mine)', 'fill'],
    ['.petals > .mine', 'fill'],
    ['.petals > .next', 'stroke'],
    ['.rosette-core', 'fill'],
  ])('%s stands out from the slab by its %s', (selector, property) => {
    expect(ratioOf(colorOf(ruleOf(sheet, selector)[property]), slab)).toBeGreaterThanOrEqual(LEAST_RATIO)
  })

  test('the outline of a petal that is not lit stands out from the slab', () => {
    const line = ruleOf(sheet, '.petals > path')
    const drawn = blend(colorOf(line.stroke), slab, Number(line['stroke-opacity']))
    expect(ratioOf(drawn, slab)).toBeCloseTo(3.96, 1)
  })
})

/** What a wall of the site fills a part with: wall.css names a property, which the wall sets. */
function fillOf(part: string, wall: Rule): Color {
  return colorOf(wall[propertyOf(part)])
}

function propertyOf(part: string): string {
  const rules = [...WALL.matchAll(/^ {2}([^\s{][^{]*) {\n {4}fill: ([^;]+);/gm)]
  const fill = rules.find(([, selector = '']) => new RegExp(`\\.t-${part}\\b`).test(selector))?.[2]
  if (!fill) throw new Error(`Nothing fills ${part}`)
  return /--[a-z-]+/.exec(fill)?.[0] ?? ''
}

/** The declarations of a rule, without those of the rules inside it. */
function ruleOf(sheet: string, selector: string): Rule {
  const start = sheet.indexOf(`\n  ${selector} {`)
  if (start < 0) throw new Error(`There is no rule ${selector}`)
  const [, declarations = ''] = sheet.slice(start).split(/[{}]/)
  return Object.fromEntries([...declarations.matchAll(/^ {4}([a-z-]+): ([^;]+);/gm)].map(found => found.slice(1)))
}

function ratioOf(one: Color, other: Color): number {
  const [high = 0, low = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminanceOf(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map(shown =>
    shown <= 0.04045 ? shown / 12.92 : ((shown + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function blend(upper: Color, lower: Color, share: number): Color {
  return upper.map((shown, channel) => shown * share + (lower[channel] ?? 0) * (1 - share))
}

/** White, or a token. */
function colorOf(value = ''): Color {
  const [, name = value === '#fff' ? 'white' : ''] = /^var\(--color-([a-z0-9-]+)\)$/.exec(value) ?? []
  const hex = Object.entries(COLORS).find(([each]) => each === name.toUpperCase().replace('-', '_'))?.[1]
  if (!hex) throw new Error(`There is no color ${value}`)
  return [1, 3, 5].map(place => Number.parseInt(hex.slice(place, place + 2), 16) / 255)
}
