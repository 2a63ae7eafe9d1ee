import { globSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LONG_UNIT_TESTS, SHORT } from '../../scripts/proofs/short.ts'
import { pictureName, widthsOf } from '../visual/state.ts'
import { STATES } from '../visual/states/index.ts'

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter(file => /\.(test|spec)\.tsx?$/.test(file))
  .map(file => `tests/${file}`)
const pictures = STATES.flatMap(state => widthsOf(state).map(width => pictureName(state, width)))

describe('what the short proof names', () => {
  it.each([...SHORT.conformance, ...SHORT.http, ...SHORT.faults, ...SHORT.e2e])('%s is there', path => {
    expect(files.filter(file => file.includes(path))).not.toEqual([])
  })

  it.each(SHORT.visual)('the picture %s is there', name => {
    expect(pictures).toContain(name)
  })

  it.each(LONG_UNIT_TESTS)('%s is there', pattern => {
    expect(globSync(pattern)).toHaveLength(1)
  })

  it.each(SHORT.componentsWithout)('components without %s are fewer', pattern => {
    expect(globSync(pattern.replace('**', 'tests/components/**'))).not.toEqual([])
  })
})
