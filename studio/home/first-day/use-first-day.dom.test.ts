import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { RequestNumbers } from '../requests/use-request-numbers'
import type { Loaded } from '../use-content'
import { type Step, useFirstDay } from './use-first-day'

const edits = { settings: false, sentence: false }
vi.mock('sanity', () => ({ useWorkspace: () => ({}), useCurrentUser: () => null }))
vi.mock('../document-name', () => ({ CONTENT_TYPES: [] }))
vi.mock('../use-content', () => ({ useContent: () => ({ status: 'ready', value: edits }) }))

const LOST = { status: 'failed', retry: () => {} } as const
const INVENTED = {
  status: 'ready',
  value: { types: { post: { total: 2, marked: 1 } }, isProofMarked: null, since: null },
} as const
const REAL = { status: 'ready', value: { types: {}, isProofMarked: null, since: null } } as const
const requests = (total: number): Loaded<RequestNumbers> => ({
  status: 'ready',
  value: { isOpen: true, recent: 0, waiting: 0, refused: 0, troubled: 0, total, days: [] },
})

type Sources = Parameters<typeof useFirstDay>[0]
const FRESH: Sources = { sample: INVENTED, numbers: requests(0) }

beforeEach(() => {
  localStorage.clear()
  Object.assign(edits, { settings: false, sentence: false })
})

it.each<[facts: string, Partial<typeof edits>, Partial<Sources>, Step[]]>([
  ['nothing', {}, {}, ['studio']],
  ['that the settings are edited', { settings: true }, {}, ['studio', 'settings']],
  ['that a text is edited', { sentence: true }, {}, ['studio', 'sentence']],
  ['that nothing is invented', {}, { sample: REAL }, ['studio', 'sample']],
  ['that a request came', {}, { numbers: requests(1) }, ['studio', 'request']],
  ['nothing that loads', {}, { sample: LOST, numbers: LOST }, ['studio', 'sample', 'request']],
])('knows from %s which steps are done', (_, edited, sources, done) => {
  Object.assign(edits, edited)
  const { result } = renderHook(() => useFirstDay({ ...FRESH, ...sources }))
  expect(result.current).toMatchObject({ stage: 'on', done })
})

it('keeps a step that was once done, such as a text whose draft is published', () => {
  edits.sentence = true
  renderHook(() => useFirstDay(FRESH)).unmount()
  edits.sentence = false
  const { result } = renderHook(() => useFirstDay(FRESH))
  expect(result.current).toMatchObject({ done: ['studio', 'sentence'] })
})
