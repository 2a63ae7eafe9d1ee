import { latticePoint, OUTLINES, type Point, polygonsOf, SUN, type TileName } from './outlines'

export type WallName = 'land' | 'port'

/** Both edges of a wall are straight lines of the fabric, which no tile crosses. */
export const BOXES: Record<WallName, { left: number; top: number; width: number; height: number }> = {
  land: { left: -1608, top: -484, width: 3360, height: 967 },
  port: { left: -587, top: -1907, width: 1608, height: 2021 },
}

export type Tile = { name: TileName; at: Point }

/** The tiles of each percent of a goal, in the order in which they are lit. Slivers and cut tiles are with the last one that they touch: only whole ones are counted. */
export function stepsOf(wall: WallName): Tile[][] {
  return STEPS[wall].split(' ').map(step => step.split(',').map(readTile))
}

/** The horizontal line through the middle of the tile that is counted in a step, from edge to edge, in percent of its wall. */
export function spanOf(wall: WallName, step: number) {
  const [tile] = stepsOf(wall)[step] ?? []
  if (!tile) throw new Error(`The wall has no step ${step}`)
  const { name, at } = tile
  const box = BOXES[wall]
  const polygons = (name === 'sun' ? Object.values(SUN) : [OUTLINES[name]]).flatMap(polygonsOf)
  const corners = polygons.flat()
  const middle = corners.reduce((sum, { y }) => sum + y, 0) / corners.length
  const crossings = polygons.flatMap(polygon =>
    polygon.flatMap((end, corner) => {
      const { x, y } = polygon.at(corner - 1) ?? end
      const share = (middle - y) / (end.y - y)
      return share >= 0 && share <= 1 ? [x + share * (end.x - x)] : []
    }),
  )
  const inPercent = (share: number) => Math.round(share * 1000) / 10
  const acrossOf = (x: number) => inPercent((x + at.x - box.left) / box.width)
  const [left, right] = [acrossOf(Math.min(...crossings)), acrossOf(Math.max(...crossings))]
  return { left, right, y: inPercent((middle + at.y - box.top) / box.height) }
}

/** "p1-2+1" is the petal p1 at the lattice point -2, +1. */
export function readTile(word: string): Tile {
  const [, name = '', first, second] = /^(.*)([+-]\d)([+-]\d)$/.exec(word) ?? []
  return { name: isTileName(name) ? name : 'sun', at: latticePoint(Number(first), Number(second)) }
}

function isTileName(name: string): name is TileName {
  return name in OUTLINES
}

const STEPS: Record<WallName, string> = {
  land: 'r9-2+1 r1-2+1 r0-2+1,s-2+1 p1-2+1 p2-2+2,p0-3+2 p0-2+1 r9-1+0 p3-2+2 r1-1+0 r0-1+0,s-1+0 r3-2+2,r4-2+2 r5-1+1,f0-2+1 p1-1+0 r6-1+1 r9+0-1 p0-1+0 r4-1+1 p2-1+1 r1+0-1 r7-1+1 r0+0-1,s+0-1 h-2+2,f1-2+2 p3-1+1 r2-2+2,s-2+2 p1+0-1 r9+1-2 r5+0+0,f0-1+0 p0+0-1 r1+1-2 r3-1+1 r6+0+0 r0+1-2,s+1-2 r8-1+1 p2+0+0 p1+1-2 r4+0+0 p3+0+0 r7+0+0 p1-2+2 h-1+1,f1-1+1 r5+1-1,f0+0-1 r2-1+1 s-1+1 r6+1-1 p0-2+2 r9-1+1 p2+1-1 r3+0+0 r4+1-1 p3+1-1 r5+2-2,f0+1-2,p0+1-2 r1-1+1 r8+0+0 r0-1+1 r6+2-2 r7+1-1 h+0+0,f1+0+0 r5-1+2,f0-2+2 r6-1+2,r1-2+2,p3-2+3 r3+1-1 r2+0+0 p1-1+1 s+0+0 r7+2-2 r9+0+0 p0-1+1 r4-1+2,s-1+2 p2-1+2 r8+1-1 h+1-1,f1+1-1 r1+0+0 p3-1+2,f1-1+2 r0+0+0 r2+1-1 s+1-1 p1+0+0 r8+2-2 r5+0+1,f0-1+1 r6+0+1 r9+1-1 p0+0+0 r1+1-1 s+2-2 p2+0+1 r4+0+1,s+0+1 r0+1-1 p3+0+1,f1+0+1 r9+2-2 p1+1-1 p0+1-1 r0+2-2 r5+1+0,f0+0+0 r6+1+0 p2+1+0 r4+1+0,s+1+0 p3+1+0,f1+1+0 r5+2-1,f0+1-1 p2+2-1,f1+2-1,p3+2-1 r6+2-1 r4+2-1,s+2-1',
  port: 'r7+0+0 h-1+1,r3-1+1 r3+0+0 r8+0+0 p1-1+1,r2-1+1 r7+1-1 h+0+0 s+0+0 r2+0+0 p0-1+1 r9+0+0 r1+0+0 r0+0+0 r8+1-1 r5+0+1,f0-1+1 r6+0+1,r7+0+1 p1+0+0 s+1-1 r4+0+1 p2+0+1 p0+0+0 r9+1-1 p3+0+1 r1+1-1,r2+1-1 r0+1-1 r3+0+1 r5+1+0,f0+0+0 r6+1+0 r4+1+0 p2+1+0 r7+1+0 h+0+1,f1+0+1 s+0+1 r2+0+1 p3+1+0 r9+0+1,r8+0+1 r3+1+0 r1+0+1 r0+0+1 r8+1+0 p1+0+1 h+1+0,f1+1+0,r7+2-1 s+1+0 r2+1+0 p2+0+2 p0+0+1 r9+1+0 p3+0+2 r1+1+0 r0+1+0 r5+1+1,f0+0+1 r6+1+1 p1+1+0 r4+1+1 p2+1+1 p0+1+0,r8+2-1 r7+1+1 h+0+2,f1+0+2,r3+0+2 p3+1+1 r3+1+1 r5+2+0,f0+1+0 r6+2+0 r8+1+1 r4+2+0,r3+2+0 p1+0+2,r2+0+2 r7+2+0 h+1+1,f1+1+1 s+1+1 r2+1+1 p0+0+2 r9+1+1 r1+1+1 r0+1+1 r8+2+0 r5+1+2,f0+0+2 r6+1+2,r7+1+2 p1+1+1 s+2+0 r4+1+2 p2+1+2 p0+1+1 r9+2+0 p3+1+2 r1+2+0,r2+2+0 r0+2+0 r3+1+2 r5+2+1,f0+1+1 r6+2+1 r4+2+1 p2+2+1 r7+2+1 h+1+2,f1+1+2 s+1+2 r2+1+2 p3+2+1 r3+2+1 r8+2+1 h+2+1,f1+2+1,r7+3+0,r8+3+0 s+2+1 r2+2+1,r3+1-1,r8+1+2',
}
