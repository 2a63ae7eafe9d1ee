import { expect, it } from 'vitest'
import { MAX_SEARCH_CHARACTERS } from '@/lib/forms/requests'
import { inNewYork } from '@/lib/time/in-new-york.fixture'
import { isNarrowed, readView, toFilter, type View, writeView } from './address'

const FIRST_VIEW = readView({})
const VIEW: View = { id: 'one', state: 'held', form: 'demo', dates: 'week', search: 'an-noor', marked: 'yes' }

it('reads back every part of the view that it wrote', () => {
  expect(readView(writeView(VIEW))).toEqual(VIEW)
  expect(readView(writeView(FIRST_VIEW))).toEqual(FIRST_VIEW)
  expect(writeView(FIRST_VIEW)).toEqual({ _searchParams: [] })
})

it('ignores invalid values', () => {
  const _searchParams: [string, string][] = [
    ['state', 'erased'],
    ['form', '__proto__'],
    ['dates', 'decade'],
    ['marked', 'maybe'],
    ['search', 'x'.repeat(MAX_SEARCH_CHARACTERS + 1)],
  ]
  expect(readView({ id: 7, _searchParams })).toEqual({ ...FIRST_VIEW, search: 'x'.repeat(MAX_SEARCH_CHARACTERS) })
})

it('turns a choice of dates into the day at which it starts', () => {
  const now = inNewYork(2026, 10, 22, 15)
  expect(toFilter({ ...VIEW, search: ' an-noor ' }, now)).toEqual({
    ...{ state: 'held', form: 'demo', search: 'an-noor', isMarked: true },
    since: inNewYork(2026, 10, 16).toISOString(),
  })
  expect(toFilter(FIRST_VIEW, now)).toEqual({ state: null, form: null, since: null, search: '', isMarked: false })
})

it('counts neither the tab nor spaces as narrowing', () => {
  expect(isNarrowed({ ...FIRST_VIEW, state: 'spam', search: ' ' })).toBe(false)
  expect(isNarrowed({ ...FIRST_VIEW, marked: 'yes' })).toBe(true)
})
