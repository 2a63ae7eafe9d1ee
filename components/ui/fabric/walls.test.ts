import { describe, expect, test } from 'vitest'
import { OUTLINES, type Point, polygonsOf, SUN } from './outlines'
import { BOXES, stepsOf, type Tile } from './walls'

/** Corners are rounded to whole units. */
const ROUNDED = 2

describe.each(['land', 'port'] as const)('the wall %s', wall => {
  const { left, top, width, height } = BOXES[wall]
  const steps = stepsOf(wall)
  const tiles = steps.flat()

  test('has one hundred steps, and every tile once', () => {
    expect(steps).toHaveLength(100)
    const names = tiles.map(({ name, at }) => `${name} ${at.x} ${at.y}`)
    expect(new Set(names).size).toBe(names.length)
  })

  test('is built from the ground up: each step rests on the ground, or touches one that is lit before it', () => {
    const ground = top + height
    const lit: Point[] = []
    for (const [first, ...others] of steps) {
      const corners = partsOf(required(first)).flat()
      const rests = corners.some(({ x, y }) => y >= ground - ROUNDED && x >= left && x <= left + width)
      expect(rests || corners.some(corner => lit.some(other => isNear(corner, other)))).toBe(true)
      lit.push(...corners, ...others.flatMap(partsOf).flat())
    }
  })
})

function partsOf({ name, at }: Tile): Point[][] {
  const paths = name === 'sun' ? Object.values(SUN) : [OUTLINES[name]]
  return paths.flatMap(polygonsOf).map(part => part.map(({ x, y }) => ({ x: x + at.x, y: y + at.y })))
}

function isNear(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) <= 2 * ROUNDED
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is no such tile')
  return value
}
