import { describe, expect, test } from 'vitest'
import { OUTLINES, type Point, polygonsOf, SUN } from './outlines'
import { BOXES, middleOf, stepsOf, type Tile, type WallName } from './walls'

/** Corners are rounded to whole units. */
const ROUNDED = 2
/** Share of a wall's area that rounding may leave uncovered or cover twice. */
const SEAMS = 0.002

describe.each(['land', 'port'] as const)('the wall %s', wall => {
  const { left, top, width, height } = BOXES[wall]
  const steps = stepsOf(wall)
  const tiles = steps.flat()

  test('has one hundred steps, and every tile once', () => {
    expect(steps).toHaveLength(100)
    const names = tiles.map(({ name, at }) => `${name} ${at.x} ${at.y}`)
    expect(new Set(names).size).toBe(names.length)
  })

  test('counts whole tiles, each with its middle in the wall', () => {
    for (const [first] of steps) {
      const { x, y } = middleOf(wall, required(first))
      expect([x > 0, x < 100, y > 0, y < 100]).toEqual([true, true, true, true])
    }
  })

  test('is covered by its tiles, none of which lies over another', () => {
    const parts = tiles.flatMap(partsOf).map(part => clip(part, wall))
    const covered = parts.reduce((sum, part) => sum + area(part), 0)
    expect(Math.abs(covered / (width * height) - 1)).toBeLessThan(SEAMS)
    const seen = new Set<string>()
    for (const part of parts.filter(part => area(part) > 1)) {
      const middle = `${Math.round(mean(part, 'x') / 4)} ${Math.round(mean(part, 'y') / 4)}`
      expect(seen.has(middle)).toBe(false)
      seen.add(middle)
    }
  })

  test('has no tile that crosses its upper or lower edge', () => {
    for (const part of tiles.flatMap(partsOf)) {
      const ys = part.map(({ y }) => y)
      for (const edge of [top, top + height]) {
        const isBelow = Math.min(...ys) >= edge - ROUNDED
        const isAbove = Math.max(...ys) <= edge + ROUNDED
        expect(isBelow || isAbove).toBe(true)
      }
    }
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

/** A polygon without what is outside of the wall. */
function clip(polygon: Point[], wall: WallName): Point[] {
  const { left, top, width, height } = BOXES[wall]
  const sides: [axis: 'x' | 'y', edge: number, sign: 1 | -1][] = [
    ['x', left, 1],
    ['x', left + width, -1],
    ['y', top, 1],
    ['y', top + height, -1],
  ]
  return sides.reduce((rest, [axis, edge, sign]) => clipAt(rest, point => (point[axis] - edge) * sign), polygon)
}

function clipAt(polygon: Point[], inside: (point: Point) => number): Point[] {
  return polygon.flatMap((point, place) => {
    const before = required(polygon.at(place - 1))
    const [from, to] = [inside(before), inside(point)]
    const crossing = () => {
      const share = from / (from - to)
      return { x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share }
    }
    if (to >= 0) return from >= 0 ? [point] : [crossing(), point]
    return from >= 0 ? [crossing()] : []
  })
}

function area(polygon: Point[]): number {
  const doubled = polygon.reduce((sum, { x, y }, place) => {
    const before = required(polygon.at(place - 1))
    return sum + before.x * y - x * before.y
  }, 0)
  return Math.abs(doubled) / 2
}

function mean(points: Point[], axis: 'x' | 'y'): number {
  return points.reduce((sum, point) => sum + point[axis], 0) / points.length
}

function isNear(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) <= 2 * ROUNDED
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is no such tile')
  return value
}
