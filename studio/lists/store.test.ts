import { expect, it } from 'vitest'
import { createListStore, type ListSource, PORTION } from './store'

const TOTAL = 10_000

function sourceOf(): ListSource<{ id: string; type: string }> & { asked: string[]; fails: boolean; version: number } {
  const source = {
    asked: [] as string[],
    fails: false,
    version: 1,
    open: async (search: string) => {
      source.asked.push(`open ${search}`)
      if (source.fails) throw new Error('The content service does not answer')
      return [
        { title: 'Comes by itself', total: 0, rows: [] },
        { title: 'On the site', total: TOTAL, rows: rowsFrom(0) },
      ]
    },
    more: async (_: string, group: number, from: number) => {
      source.asked.push(`${group} from ${from}`)
      if (source.fails) throw new Error('The content service does not answer')
      return rowsFrom(from)
    },
  }
  const rowsFrom = (from: number) =>
    Array.from({ length: PORTION }, (_, index) => ({ id: `v${source.version}-${from + index}`, type: 'post' }))
  return source
}

async function started(source = sourceOf()) {
  const store = createListStore(source, '')
  store.start()
  await expect.poll(() => store.read().groups ?? store.read().hasFailed).toBeTruthy()
  return { source, store }
}

it('opens with the size of each group and the first rows', async () => {
  const { store } = await started()
  expect(store.read().groups?.map(({ total }) => total)).toEqual([0, TOTAL])
  expect(store.read().rowAt({ group: 1, index: 0 })?.id).toBe('v1-0')
  expect(store.read().rowAt({ group: 1, index: PORTION })).toBeNull()
})

it('fetches the portions that somebody scrolls to, each once', async () => {
  const { source, store } = await started()
  store.show([{ group: 1, first: 4_990, last: 5_010 }])
  store.show([{ group: 1, first: 4_991, last: 5_011 }])
  await expect.poll(() => store.read().rowAt({ group: 1, index: 5_010 })?.id).toBe('v1-5010')
  expect(source.asked).toEqual(['open ', '1 from 4950', '1 from 5000'])
})

it('fetches what is shown again after a change, and keeps the old rows until then', async () => {
  const { source, store } = await started()
  store.show([{ group: 1, first: 60, last: 70 }])
  await expect.poll(() => store.read().rowAt({ group: 1, index: 60 })).not.toBeNull()
  source.version = 2
  const refreshed = store.refresh()
  expect(store.read().rowAt({ group: 1, index: 60 })?.id).toBe('v1-60')
  await refreshed
  await expect.poll(() => store.read().rowAt({ group: 1, index: 60 })?.id).toBe('v2-60')
  expect(store.read().rowAt({ group: 1, index: 0 })?.id).toBe('v2-0')
})

it('says that it failed, and recovers', async () => {
  const source = sourceOf()
  source.fails = true
  const { store } = await started(source)
  expect(store.read()).toMatchObject({ hasFailed: true, groups: null })
  source.fails = false
  await store.refresh()
  expect(store.read()).toMatchObject({ hasFailed: false, groups: [{ total: 0 }, { total: TOTAL }] })
})

it('says so when changes do not arrive any more', async () => {
  const { store } = await started()
  store.lose()
  expect(store.read()).toMatchObject({ hasFailed: true, groups: [{ total: 0 }, { total: TOTAL }] })
})
