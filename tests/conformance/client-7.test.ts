import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { observe } from './cases/case.ts'
import { groups } from './cases/index.ts'
import { openTarget, type Target } from './target.ts'

/** Everything that imports the client of today gets the one before. */
vi.mock('@sanity/client', () => vi.importActual('sanity-client-7'))

/** What the client of today has learned since. */
const SINCE_8 = /^(?:Functions$|Comments of an organization$|references to comments$|Context: )/
const CASE_TIMEOUT_MS = 60_000
let target: Target

beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.close())

describe.each(groups)('@sanity/client 7: $title', group => {
  it.for(group.cases.filter(({ name }) => !SINCE_8.test(name)))(
    '$name',
    { timeout: CASE_TIMEOUT_MS },
    async ({ expected = 'equal', ...item }) => {
      const { verdict, sentence, missing } = await observe(item, target)
      expect(verdict, `${missing.join('; ')} ${sentence ?? ''}`).toBe(expected)
    },
  )
})
