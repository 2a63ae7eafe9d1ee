import { expect, it } from 'vitest'
import { LINES, latticePoint, OUTLINES, SUN } from '../../components/ui/fabric/outlines.ts'
import { CORE, PETALS, SLAB } from '../../components/ui/fabric/rosette.ts'
import * as copies from '../../local/donation-site/fabric.ts'

it('the donation host draws its wall and the rosette of its goal with the outlines of the site', () => {
  const { LATTICE, ...outlines } = copies
  expect(outlines).toEqual({ OUTLINES, SUN, LINES, SLAB, PETALS, CORE })
  const at = (point: { x: number; y: number }) => ({ x: Math.round(point.x), y: Math.round(point.y) })
  expect(LATTICE.map(at)).toEqual([latticePoint(1, 0), latticePoint(0, 1)])
})
