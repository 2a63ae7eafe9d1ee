import { expect, test } from 'vitest'
import { stepsOf } from './walls'

test.each(['land', 'port'] as const)('the wall %s has one hundred steps, and every tile once', wall => {
  const steps = stepsOf(wall)
  expect(steps).toHaveLength(100)
  const names = steps.flat().map(({ name, at }) => `${name} ${at.x} ${at.y}`)
  expect(new Set(names).size).toBe(names.length)
})
