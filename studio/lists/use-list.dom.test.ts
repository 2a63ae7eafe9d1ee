import { act, renderHook } from '@testing-library/react'
import { NEVER } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ListSource } from './store'
import { type SourceFor, useList } from './use-list'

type Row = { id: string; type: string; state: string }

const HOUR = Date.parse('2026-11-30T14:00:00Z')
const MINUTE_MS = 60_000
const TYPES = ['post']

vi.mock('@/studio/ui/use-site-client', () => {
  const client = { withConfig: () => client, listen: () => NEVER }
  return { useSiteClient: () => client }
})

beforeEach(() => void vi.useFakeTimers({ now: HOUR - 90_000 }))
afterEach(() => void vi.useRealTimers())

it('says that a post is on the site within a minute of its hour, while the list stays open', async () => {
  const list = openList({ isTimed: true })
  expect(await list.passTo(HOUR - MINUTE_MS)).toBe('scheduled')
  expect(await list.passTo(HOUR + MINUTE_MS)).toBe('live')
})

it('asks nothing again by itself for a list that does not depend on the time', async () => {
  const list = openList({})
  await list.passTo(HOUR + 10 * MINUTE_MS)
  expect(list.open).toHaveBeenCalledOnce()
})

it('asks nothing after the list was closed', async () => {
  const list = openList({ isTimed: true })
  await list.passTo(HOUR - MINUTE_MS)
  const before = list.open.mock.calls.length
  list.unmount()
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(list.open).toHaveBeenCalledTimes(before)
})

function openList(kind: Pick<ListSource<Row>, 'isTimed'>) {
  const open = vi.fn(async () => [
    { title: null, total: 1, rows: [{ id: 'a', type: 'post', state: Date.now() < HOUR ? 'scheduled' : 'live' }] },
  ])
  const source: SourceFor<Row> = () => ({ ...kind, open, more: async () => [] })
  const { result, unmount } = renderHook(() => useList(source, TYPES, ''))
  const passTo = async (time: number) => {
    await act(() => vi.advanceTimersByTimeAsync(time - Date.now()))
    return result.current.list.rowAt({ group: 0, index: 0 })?.state
  }
  return { open, passTo, unmount }
}
