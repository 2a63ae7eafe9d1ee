import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Blog } from '@/components/sections/blog'
import { blog, cards, pageData } from '../support/content'
import { mountInSpace } from '../support/mount'
import { focusOn } from '../support/page'

const [OF_PAGE, PAGES] = [3, 3]
const pageOf = (number: number) => cards.slice((number - 1) * OF_PAGE, number * OF_PAGE)
const total = OF_PAGE * PAGES

const answer = vi.fn<(number: number) => Promise<Response>>()
const arrow = (direction: 'Previous' | 'Next') => page.getByRole('button', { name: `${direction}: ${blog.title}` })

beforeEach(() => {
  answer.mockReset().mockImplementation(async number => Response.json({ posts: pageOf(number), total }))
  vi.spyOn(globalThis, 'fetch').mockImplementation(address =>
    answer(Number(/^\/api\/posts\?page=(\d+)$/.exec(String(address))?.[1])),
  )
  mountInSpace(<Blog section={blog} page={{ ...pageData, posts: { posts: pageOf(1), total } }} />)
})

test('the arrows turn through all pages and back, stop at both ends, and ask for each page once, when it is wanted', async () => {
  await expectPage(1)
  await expect.element(arrow('Previous')).toHaveAttribute('aria-disabled', 'true')
  expect(answer).not.toHaveBeenCalled()
  for (const number of [2, 3]) {
    await arrow('Next').click()
    await expectPage(number)
  }
  await expect.element(arrow('Next')).toHaveAttribute('aria-disabled', 'true')
  for (const number of [2, 1]) {
    await arrow('Previous').click()
    await expectPage(number)
  }
  expect(answer.mock.calls).toEqual([[2], [3]])
})

test('turning a page announces it and causes no navigation, no jump and no loss of focus', async () => {
  const loads = Promise.withResolvers<Response>()
  answer.mockReturnValueOnce(loads.promise)
  await expect.element(page.getByText(`Page 1 of ${PAGES}`)).toHaveAttribute('aria-live', 'polite')
  const top = () => arrow('Next').element().getBoundingClientRect().top
  focusOn(arrow('Next').element())
  const before = top()
  // While a page loads, another press asks for nothing.
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(arrow('Next')).toHaveAttribute('aria-busy', 'true')
  await expect.element(arrow('Next')).toHaveAttribute('aria-disabled', 'true')
  await expectPage(1)
  loads.resolve(Response.json({ posts: pageOf(2), total }))
  await expectPage(2)
  await expect.element(arrow('Next')).toHaveAttribute('aria-busy', 'false')
  await expect.element(arrow('Next')).toHaveFocus()
  expect(top()).toBeCloseTo(before, 0)
  expect(answer).toHaveBeenCalledOnce()
})

test.each<[what: string, fail: () => Promise<Response>]>([
  ['a connection that breaks', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server that fails', async () => Response.json({ message: 'away' }, { status: 503 })],
])('%s loses nothing: the page stays, and another press tries again', async (_, fail) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  answer.mockImplementationOnce(fail)
  focusOn(arrow('Next').element())
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => said.mock.lastCall?.[0]).toBe('Posts did not load')
  await expectPage(1)
  await expect.element(arrow('Next')).toHaveFocus()
  await expect.element(arrow('Next')).toHaveAttribute('aria-disabled', 'false')
  await userEvent.keyboard('{Enter}')
  await expectPage(2)
})

/** Expects the label and exactly the posts of this page. */
async function expectPage(number: number): Promise<void> {
  await expect.element(page.getByText(`Page ${number} of ${PAGES}`)).toBeVisible()
  const links = () =>
    page
      .getByRole('article')
      .elements()
      .map(card => card.querySelector('a[href^="/post/"]')?.getAttribute('href'))
  await expect.poll(links).toEqual(pageOf(number).map(({ slug }) => `/post/${slug}`))
}
