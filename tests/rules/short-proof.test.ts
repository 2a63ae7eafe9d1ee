import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LONG_UNIT_TESTS, SHORT } from '../../scripts/proofs/short.ts'
import { pictureName, widthsOf } from '../visual/state.ts'
import { STATES } from '../visual/states/index.ts'

const tests = globSync('tests/**/*.{test,spec}.{ts,tsx}')
const pictures = STATES.flatMap(state => widthsOf(state).map(width => pictureName(state, width)))

it.each([...SHORT.conformance, ...SHORT.http, ...SHORT.faults, ...SHORT.e2e])('the short proof finds %s', path => {
  expect(tests.filter(file => file.includes(path))).not.toEqual([])
})

it.each([...LONG_UNIT_TESTS, ...SHORT.componentsWithout])('the short proof leaves out %s', pattern => {
  expect(globSync(pattern.replace('**/', pattern.startsWith('**') ? 'tests/components/**/' : '**/'))).not.toEqual([])
})

it.each(SHORT.visual)('the short proof finds the picture %s', name => {
  expect(pictures).toContain(name)
})
