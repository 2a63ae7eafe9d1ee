import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { RequestNumbers } from '../requests/use-request-numbers'
import type { Loaded } from '../use-content'
import { type Step, useFirstDay } from './use-first-day'

const edits = { settings: false, sentence: false }
vi.mock('sanity', () => ({
  useWorkspace: () => ({ projectId: 'p', dataset: 'd' }),
  useCurrentUser: () => ({ id: 'ada' }),
}))
vi.mock('@/schemas/content', () => ({ CONTENT_TYPES: [] }))
vi.mock('../use-content', () => ({ useContent: () => ({ data: edits }) }))

const ready = <Data>(data: Data): Loaded<Data> => ({ data, error: null, retry() {} })
const LOST = { data: undefined, error: new Error('away'), retry() {} }
const INVENTED = ready({ parts: [{ title: 'Posts', total: 2, invented: 1 }], since: null })
const REAL = ready({ parts: [], since: null })
const requests = (total: number): Loaded<RequestNumbers> =>
  ready({ recent: 0, waiting: 0, refused: 0, troubled: 0, total, days: [] })

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

it.each(['{"isHidden":1}', '['])('is as if new where %s is stored', stored => {
  localStorage.setItem('home.first-day.p.d.ada', stored)
  expect(renderHook(() => useFirstDay(FRESH)).result.current).toMatchObject({ done: ['studio'] })
})

it('is put away for this page where the browser stores nothing', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Storage is forbidden', 'SecurityError')
    })
  }
  const { result } = renderHook(() => useFirstDay(FRESH))
  act(() => Object(result.current).hide())
  expect(result.current.stage).toBe('over')
})
