import { expect, it } from 'vitest'
import { visitsReport } from '@/studio/visits/visits.fixture'
import type { RedirectState } from './states'
import { findUnused } from './unused'

const NONE = { week: 0, month: 0 }

function state(
  path: string,
  { createdAt = '2026-01-01T00:00:00Z', active = true, broken = null as string | null } = {},
) {
  const redirect = { id: path, createdAt, path, destination: 'a', confirmedHost: null, movedId: null, active }
  return { redirect, broken, to: null } satisfies RedirectState
}

function unusedPaths(states: RedirectState[], followed: [path: string, lastDay: string][] = []) {
  const redirects = followed.map(([path, lastDay]) => ({ path, lastDay, hits: NONE }))
  return findUnused(states, visitsReport({ since: '2026-02-01', redirects }))?.redirects.map(({ path }) => path)
}

it('names those that nobody has followed for 90 days', () => {
  const states = [state('/never'), state('/long-ago'), state('/Lately')]
  const followed: [string, string][] = [
    ['/long-ago', '2026-08-24'],
    ['/lately', '2026-08-25'],
  ]
  expect(unusedPaths(states, followed)).toEqual(['/never', '/long-ago'])
})

it('says nothing about what is new, switched off or broken', () => {
  const isNew = state('/new', { createdAt: '2026-08-25T10:00:00Z' })
  expect(unusedPaths([isNew, state('/off', { active: false }), state('/broken', { broken: 'why' })])).toEqual([])
})

it('reads when a redirect was made as a time, whose day is one of the zone in which visits are counted', () => {
  const lateTheDayBefore = state('/late', { createdAt: '2026-08-25T02:00:00Z' })
  const atMidnight = state('/midnight', { createdAt: '2026-08-25T04:00:00Z' })
  const withAnOffset = state('/offset', { createdAt: '2026-08-24T23:30:00-05:00' })
  const unread = state('/unread', { createdAt: 'Jan 1 2026' })
  expect(unusedPaths([lateTheDayBefore, atMidnight, withAnOffset, unread])).toEqual(['/late'])
})

it('needs the numbers of 90 days', () => {
  expect(findUnused([state('/a')], visitsReport({ since: null }))).toBeNull()
  expect(findUnused([state('/a')], visitsReport({ since: '2026-08-26' }))).toBeNull()
  expect(findUnused([state('/a')], visitsReport({ since: '2026-08-25' }))).toMatchObject({ since: '2026-08-25' })
})
