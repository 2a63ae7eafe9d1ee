import { existsSync, globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { SHORT } from '../../scripts/short-proof.ts'
import { FAULTS } from '../faults/seeded.ts'

const ROOMS = ['app', 'components', 'content', 'forms', 'server', 'studio', 'packages/lake']

it.each(FAULTS)('the line of a seeded fault is once in $file, and its test is there', ({ file, test, from, to }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2)
  expect(to).not.toBe(from)
  expect(existsSync(test), test).toBe(true)
})

it('forty faults are in every room, and the short proof runs the tests of at least 36', () => {
  expect(FAULTS).toHaveLength(40)
  expect(ROOMS.filter(room => !FAULTS.some(({ file }) => file.startsWith(`${room}/`)))).toEqual([])
  expect(FAULTS.filter(({ project, test }) => isShort(project, test)).length).toBeGreaterThanOrEqual(36)
})

function isShort(project: string, test: string): boolean {
  if (project === 'components') return !SHORT.componentsWithout.some(pattern => matchesGlob(test, pattern))
  if (project === 'http' || project === 'e2e') return SHORT[project].some(path => test.includes(path))
  return !test.includes('.long.test.')
}

const tests = globSync('tests/**/*.{test,spec}.{ts,tsx}')

it.each([...SHORT.conformance, ...SHORT.http, ...SHORT.faults, ...SHORT.e2e])('the short proof finds %s', path => {
  expect(tests.filter(file => file.includes(path))).not.toEqual([])
})

it.each(SHORT.componentsWithout)('the short proof leaves out %s', pattern => {
  expect(globSync(`tests/components/${pattern}`)).not.toEqual([])
})
