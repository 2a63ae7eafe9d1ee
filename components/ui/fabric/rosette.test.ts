import { describe, expect, test } from 'vitest'
import { EDGE, type Point, polygonsOf } from './outlines'
import { CORE, drawRosette, PETAL_DISTANCE, PETALS, SLAB } from './rosette'

/** Corners are rounded to whole units. */
const ROUNDED = 2
const CORNERS = 10

describe('the rosette of a goal', () => {
  test('stands on a decagon of the fabric', () => {
    const slab = corners(SLAB)
    expect(slab).toHaveLength(CORNERS)
    for (const [place, { x, y }] of slab.entries()) {
      const before = required(slab.at(place - 1))
      expect(Math.abs(Math.hypot(x - before.x, y - before.y) - EDGE)).toBeLessThan(ROUNDED)
    }
  })

  test('has ten petals, of which each is the first one turned by a tenth', () => {
    expect(PETALS).toHaveLength(10)
    const first = corners(required(PETALS[0]))
    for (const [place, path] of PETALS.entries()) {
      const turned = first.map(corner => turn(corner, place * 36))
      for (const corner of corners(path)) expect(turned.some(other => distance(corner, other) <= ROUNDED)).toBe(true)
    }
  })

  test('has a petal at the top, with its middle on the axis', () => {
    const [top] = PETALS.map(corners)
    expect(middleOf(required(top))).toEqual({ x: 0, y: -PETAL_DISTANCE })
  })

  test('keeps its petals on the slab, and its core between them', () => {
    const reach = Math.max(...PETALS.flatMap(corners).map(corner => Math.hypot(corner.x, corner.y)))
    expect(reach).toBeLessThan(EDGE * 1.539)
    const tips = PETALS.flatMap(corners).map(corner => Math.hypot(corner.x, corner.y))
    const valleys = corners(CORE).map(corner => Math.hypot(corner.x, corner.y))
    expect(Math.abs(Math.min(...tips) - Math.min(...valleys))).toBeLessThanOrEqual(ROUNDED)
  })

  test.each([
    [0, 'next'],
    [6, 'lit lit lit lit lit lit next'],
    [10, 'lit lit lit lit lit lit lit lit lit lit'],
  ])('with %i lit petals outlines the one after them', (lit, classes) => {
    expect([...drawRosette(lit).matchAll(/<path class="(lit|next)"/g)].map(([, name]) => name).join(' ')).toBe(classes)
  })
})

function corners(path: string): Point[] {
  return polygonsOf(path).flat()
}

function turn({ x, y }: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** The mean of its corners. */
function middleOf(polygon: Point[]): Point {
  const mean = (axis: 'x' | 'y') => Math.round(polygon.reduce((sum, corner) => sum + corner[axis], 0) / polygon.length)
  return { x: mean('x'), y: mean('y') }
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('It is missing')
  return value
}
