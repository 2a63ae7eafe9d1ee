import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ListQuery, RequestFilter, RequestList } from '@/lib/forms/requests'
import { ALL_REQUESTS } from '@/lib/forms/requests.fixture'
import { RefusedError } from '../api/client'
import { POLL_MS } from '../api/hooks'
import { requestList } from '../request.fixture'
import { rowAt, useList } from './use-list'

type Answer = (query: ListQuery) => RequestList | RefusedError

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function openList(answer: Answer) {
  const list = vi.fn(async (query: ListQuery) => {
    const answered = answer(query)
    if (answered instanceof Error) throw answered
    return answered
  })
  const api = { list }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
  )
  const { result, rerender, unmount } = renderHook(
    ({ filter, index }: { filter: RequestFilter; index: number }) => useList(api, filter, index),
    { wrapper, initialProps: { filter: ALL_REQUESTS, index: 0 } },
  )
  const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass()
  return {
    read: () => result.current,
    ids: () => result.current.list?.rows.map(({ id }) => id),
    asked: () => list.mock.calls.map(([{ offset, asOf }]) => `${offset} ${asOf ? 'as of the first' : 'now'}`),
    ask: async (filter: RequestFilter, index = 0) => {
      rerender({ filter, index })
      await pass()
    },
    act: async (change: () => void) => {
      act(change)
      await pass()
    },
    pass,
    unmount,
  }
}

it('loads the first page, and others as of the same moment when their rows are sought', async () => {
  const { read, asked, ask, unmount } = await openList(() => requestList(['a'], { total: 1_000 }))
  await ask(ALL_REQUESTS, 20)
  expect(asked()).toEqual(['0 now'])
  await ask(ALL_REQUESTS, 430)
  expect(asked()).toEqual(['0 now', '400 as of the first'])
  const { list } = read()
  expect(list && [399, 400].map(index => rowAt(list, index)?.id)).toEqual([undefined, 'a'])
  unmount()
})

it('counts what has arrived since, and shows it when the list is opened again', async () => {
  let hasNew = false
  const { read, ids, act, pass, unmount } = await openList(({ asOf }) => {
    if (!hasNew) return requestList(['b'])
    return asOf ? requestList(['b'], { newer: 1 }) : requestList(['a', 'b'])
  })
  hasNew = true
  await pass(POLL_MS)
  expect(ids()).toEqual(['b'])
  expect(read().list?.newer).toBe(1)
  await act(read().reopen)
  expect(ids()).toEqual(['a', 'b'])
  expect(read().list?.newer).toBe(0)
  unmount()
})

it('shows at once what arrives in an empty list', async () => {
  const arrived: string[] = []
  const { ids, pass, unmount } = await openList(({ asOf }) => requestList(asOf ? [] : arrived))
  arrived.push('a')
  await pass(POLL_MS)
  expect(ids()).toEqual(['a'])
  unmount()
})

it('keeps the rows while the server does not answer, and reports the problem until it does', async () => {
  let isDown = false
  const { read, pass, unmount } = await openList(() =>
    isDown ? new RefusedError('no answer', '') : requestList(['a']),
  )
  isDown = true
  await pass(POLL_MS)
  expect(read()).toMatchObject({ list: { total: 1 }, problem: 'no answer' })
  isDown = false
  await pass(POLL_MS)
  expect(read().problem).toBeNull()
  unmount()
})

it('drops all rows, and stops asking, once the user may no longer see them', async () => {
  let isAllowed = true
  const { read, asked, act, pass, unmount } = await openList(() =>
    isAllowed ? requestList(['a']) : new RefusedError('role', ''),
  )
  isAllowed = false
  await pass(POLL_MS)
  expect(read()).toMatchObject({ list: null, problem: 'role' })
  const { length } = asked()
  await act(read().refresh)
  await pass(POLL_MS * 3)
  expect(asked()).toHaveLength(length)
  unmount()
})

it('shows the rows of the former filter as stale, and none of them when the new one fails', async () => {
  let isDown = false
  const { read, ask, pass, unmount } = await openList(() =>
    isDown ? new RefusedError('no answer', '') : requestList(['a']),
  )
  isDown = true
  await ask({ ...ALL_REQUESTS, state: 'spam' })
  expect(read()).toMatchObject({ list: null, isStale: true, problem: 'no answer' })
  isDown = false
  await pass(POLL_MS)
  expect(read()).toMatchObject({ list: { total: 1 }, isStale: false, problem: null })
  unmount()
})
