import { afterEach, expect, test, vi } from 'vitest'
import { loadPage } from './load-page'

afterEach(() => vi.unstubAllGlobals())

function answerWith(posts: object[], total: number): void {
  vi.stubGlobal('fetch', async () => Response.json({ posts, total }))
}

test('a loaded page is shown and kept', async () => {
  answerWith([{}], 10)
  const { loaded, ...second } = await loadPage(2, { loaded: {} })
  expect(second).toEqual({ page: 2, pageCount: 4 })
  expect(Object.keys((await loadPage(3, { loaded })).loaded)).toEqual(['2', '3'])
})

test.each([
  ['follows posts that were published in the meantime', [{}], 13, { page: 2, pageCount: 5 }],
  ['follows posts that were removed in the meantime', [{}], 6, { page: 2, pageCount: 2 }],
  ['is with the first page where this one no longer exists', [], 6, { page: 1, pageCount: 2 }],
  ['is one without posts', [], 0, { page: 1, pageCount: 1 }],
])('the page count %s', async (_, posts, total, pages) => {
  answerWith(posts, total)
  expect(await loadPage(2, { loaded: {} })).toMatchObject(pages)
})
