import { expect, it, vi } from 'vitest'
import { ALL_REQUESTS, type ListQuery, type RequestList } from '@/lib/requests/requests'
import { RefusedError } from '../api/client'
import { requestList } from '../request.fixture'
import { createListStore } from './list-store'

function startStore(answer: (query: ListQuery) => RequestList | RefusedError) {
  const list = vi.fn(async (query: ListQuery) => {
    const answered = answer(query)
    if (answered instanceof Error) throw answered
    return answered
  })
  const store = createListStore({ list }, ALL_REQUESTS)
  store.start()
  const settle = () => expect.poll(() => store.read().list ?? store.read().problem).not.toBeNull()
  const asked = () => list.mock.calls.map(([{ offset, asOf }]) => `${offset} ${asOf ? 'as of the first' : 'now'}`)
  return { store, list, settle, asked }
}

it('fetches the first rows, and others when they become visible', async () => {
  const { store, settle, asked } = startStore(() => requestList(['a'], { total: 1_000 }))
  await settle()
  expect(asked()).toEqual(['0 now'])
  store.show(430, 431)
  await expect.poll(() => asked()).toEqual(['0 now', '400 as of the first'])
})

it('requests rows that the server does not have only once', async () => {
  const { store, settle, asked } = startStore(() => requestList([], { total: 1_000 }))
  await settle()
  store.show(295, 305)
  await expect.poll(() => asked()).toEqual(['0 now', '200 as of the first', '300 as of the first'])
})

it('adds rows that have arrived above when it refreshes', async () => {
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

it('keeps the rows while the server does not answer, and reports the problem until it does', async () => {
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

it('drops all rows, and stops asking, once the user may no longer see them', async () => {
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

it('notifies nobody after it was stopped', async () => {
  const { store } = startStore(() => requestList(['a']))
  const listener = vi.fn()
  store.subscribe(listener)
  store.stop()
  await Promise.resolve()
  await Promise.resolve()
  expect(listener).not.toHaveBeenCalled()
})
