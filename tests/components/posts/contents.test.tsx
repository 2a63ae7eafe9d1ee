import '@/components/rich-text/rich-text.css'
import '@/components/posts/blog.css'
import '@/components/posts/post.css'
import '@/components/posts/post-contents.css'
import '@/components/posts/post-end.css'
import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../support/accessible'
import { mount, renderOnServer } from '../support/mount'
import { Article, bodyWith, HEADINGS } from '../support/posts'
import { scrollDownTo } from '../support/scrolling'

const CONTENTS = page.getByRole('navigation', { name: 'Contents' })

test('the contents list every heading and follow the reader down and up again', async () => {
  mount(<Article />)
  await expect.poll(() => linkTexts()).toEqual(HEADINGS)
  expect(current()).toBeNull()
  await readAt(HEADINGS[1])
  await expect.poll(current).toBe(HEADINGS[1])
  expect(readBefore()).toEqual([HEADINGS[0]])
  expect(progress()).toBeGreaterThan(0.3)
  await readAt(HEADINGS[3])
  await expect.poll(current).toBe(HEADINGS[3])
  expect(document.querySelector('.contents-list')?.getBoundingClientRect().top).toBe(112)
  expect(readBefore()).toEqual(HEADINGS.slice(0, 3))
  await expect.poll(progress).toBe(1)
  await scrollDownTo(0)
  await expect.poll(current).toBeNull()
  expect(progress()).toBe(0)
})

test('a link of the contents leads to its heading, by keyboard too', async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  document.documentElement.style.scrollBehavior = 'auto'
  mount(<Article />)
  CONTENTS.getByRole('link', { name: HEADINGS[2] }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(current).toBe(HEADINGS[2])
  await expect.element(page.getByRole('heading', { name: HEADINGS[2] })).toBeInViewport()
  document.documentElement.style.scrollBehavior = ''
  history.replaceState(null, '', location.pathname + location.search)
})

test('the contents are links without JavaScript', async () => {
  const html = renderOnServer(<Article />)
  const hrefs = Array.from(html.querySelectorAll('.contents-list a'), link => link.getAttribute('href'))
  expect(hrefs).toEqual(['#before-the-month-begins', '#say-the-goal-out-loud', '#the-last-ten-nights', '#afterwards'])
  await expect.element(CONTENTS).toBeVisible()
})

test('a post with fewer than three headings has no contents', () => {
  mount(<Article fields={{ body: bodyWith(HEADINGS.slice(0, 2)) }} />)
  expect(CONTENTS.query()).toBeNull()
})

test('narrow screens show no contents, and load nothing that follows the reader', async () => {
  await page.viewport(1023, 900)
  mount(<Article />)
  await expect.element(page.getByRole('heading', { name: HEADINGS[1] })).toBeVisible()
  await readAt(HEADINGS[1])
  expect(document.querySelector('.contents-list')?.checkVisibility()).toBe(false)
  expect(current()).toBeNull()
  await page.viewport(1024, 900)
  await expect.poll(current).toBe(HEADINGS[1])
})

test('in forced colors the current heading is still told apart', async () => {
  await commands.emulateMedia({ forcedColors: 'active' })
  mount(<Article />)
  await readAt(HEADINGS[1])
  await expect.poll(current).toBe(HEADINGS[1])
  const [read = '', now = ''] = linksOf().map(link => getComputedStyle(link).fontWeight)
  expect(Number(now)).toBeGreaterThan(Number(read))
})

test.each([390, 1024, 1440])('a post is accessible at %i px', async width => {
  await page.viewport(width, 900)
  mount(<Article />)
  await readAt(HEADINGS[1])
  await expectAccessible()
})

test.each([320, 390, 768, 1024, 1240, 1440])(
  'nothing of a post with long words reaches over the edge at %i px',
  async width => {
    await page.viewport(width, 900)
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
    const author = { name: long, slug: long, role: long, bio: long, image: null }
    mount(<Article fields={{ title: `${long} ${long}`, author, body: bodyWith([long, `${long} 2`, `${long} 3`]) }} />)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

async function readAt(heading = ''): Promise<void> {
  const top = page.getByRole('heading', { name: heading, exact: true }).element().getBoundingClientRect().top
  await scrollDownTo(scrollY + top - innerHeight * 0.3)
}

function linksOf(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('.contents-list a')]
}

function linkTexts() {
  return linksOf().map(link => link.textContent)
}

function current(): string | null {
  return document.querySelector('.contents-list [aria-current="location"]')?.textContent ?? null
}

function readBefore() {
  return Array.from(document.querySelectorAll('.contents-list [data-read]'), link => link.textContent)
}

function progress(): number {
  return Number(document.querySelector<HTMLElement>('.contents-list')?.style.getPropertyValue('--read'))
}
