import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Criterion } from './criterion.ts'
import { ASVS, CRITERIA_PAGES, WCAG } from './pages.ts'

/** Criteria of level A and AA by guideline: how many each has, and those of level AAA between them. */
const WCAG_IDS = `1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11
  1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4
  2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3`
const ASVS_IDS = `1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2
  3.5.3 4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2 7.2.1
  7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 10.4.1 10.4.2 10.4.3 10.4.4 10.4.5 11.3.1 11.3.2
  11.4.1 12.1.1 12.2.1 12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1`

const idsOf = (criteria: readonly Criterion[]) => criteria.map(({ id }) => id)

describe('the tables of criteria', () => {
  it('hold each success criterion of WCAG 2.2 A and AA once, in order', () => {
    expect(idsOf(WCAG)).toEqual(WCAG_IDS.split(/\s+/))
  })

  it('hold each requirement of OWASP ASVS 5.0 level 1 once, in order', () => {
    expect(idsOf(ASVS)).toEqual(ASVS_IDS.split(/\s+/))
  })

  it('name tests that exist', () => {
    const gone = [...WCAG, ...ASVS].flatMap(({ id, evidence }) =>
      'tests' in evidence
        ? evidence.tests.filter(([file, name]) => !hasTest(file, name)).map(test => [id, ...test])
        : [],
    )
    expect(gone).toEqual([])
  })

  it('date what was looked at by hand', () => {
    const days = [...WCAG, ...ASVS].flatMap(({ evidence }) => ('looked' in evidence ? evidence.looked : []))
    expect(days.filter(day => !/^20\d\d-\d\d-\d\d$/.test(day))).toEqual([])
  })
})

it.each(Object.entries(CRITERIA_PAGES))('%s is written (else run: npm run criteria)', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text)
})

/** A name in quotes, as a test has it. */
function hasTest(file: string, name: string): boolean {
  const source = readFileSync(file, 'utf8')
  return [`'${name}'`, `"${name}"`, `\`${name}\``].some(quoted => source.includes(quoted))
}
