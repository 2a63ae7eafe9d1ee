import { expect, it, vi } from 'vitest'
import { ALL_REQUESTS, type ListQuery, type RequestList } from '@/lib/requests/requests'
import { createListStore } from './list-store'
import { RefusedError } from './refused-error'
import { requestList } from './request.fixture'

function startStore(answer: (query: ListQuery) => RequestList | RefusedError) {
  const list = vi.fn(async (query: ListQuery) => {
    const answered = answer(query)
    if (answered instanceof Error) throw answered
    return answered
  })
  const store = createListStore({ list }, ALL_REQUESTS)
  store.start()
  const settle = () => vi.waitFor(() => expect(store.read().list ?? store.read().problem).not.toBeNull())
  const asked = () => list.mock.calls.map(([{ offset, asOf }]) => `${offset} ${asOf ? 'as of then' : 'now'}`)
  return { store, list, settle, asked }
}

it('fetches the first rows, and others when they can be seen', async () => {
  const { store, settle, asked } = startStore(() => requestList(['a'], { total: 1_000 }))
  await settle()
  expect(asked()).toEqual(['0 now'])
  store.show(430, 431)
  await vi.waitFor(() => expect(asked()).toEqual(['0 now', '400 as of then']))
})

it('asks once for rows that the server does not have, not without end', async () => {
  const { store, settle, asked } = startStore(() => requestList([], { total: 1_000 }))
  await settle()
  store.show(295, 305)
  await vi.waitFor(() => expect(asked()).toEqual(['0 now', '200 as of then', '300 as of then']))
})

it('takes in what has come in above when it refreshes', async () => {
  let hasNew = false
  const { store, settle } = startStore(({ asOf }) => {
    if (!hasNew) return requestList(['b'])
    return asOf ? requestList(['b'], { newer: 1 }) : requestList(['a', 'b'])
  })
  await settle()
  hasNew = true
  await store.refresh()
  expect(store.read().list).toMatchObject({ total: 2, arrived: 1 })
})

it('keeps the rows when the server does not answer, and says so until it does', async () => {
  let isDown = false
  const { store, settle } = startStore(() => (isDown ? new RefusedError('no answer', '') : requestList(['a'])))
  await settle()
  isDown = true
  await store.refresh()
  expect(store.read()).toMatchObject({ list: { total: 1 }, problem: 'no answer' })
  isDown = false
  await store.refresh()
  expect(store.read().problem).toBeNull()
})

it('lets go of all rows when somebody may not see them any more, and asks no more', async () => {
  let isAllowed = true
  const { store, settle, list } = startStore(() => (isAllowed ? requestList(['a']) : new RefusedError('role', '')))
  await settle()
  isAllowed = false
  await store.refresh()
  expect(store.read()).toEqual({ list: null, problem: 'role' })
  const { length } = list.mock.calls
  await store.refresh()
  expect(list.mock.calls).toHaveLength(length)
})

it('is silent when it was stopped', async () => {
  const { store } = startStore(() => requestList(['a']))
  const tell = vi.fn()
  store.subscribe(tell)
  store.stop()
  await Promise.resolve()
  await Promise.resolve()
  expect(tell).not.toHaveBeenCalled()
})
