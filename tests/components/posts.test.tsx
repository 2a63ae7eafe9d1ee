import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { BlogList } from '@/components/posts/blog-list'
import { LegalArticle } from '@/components/posts/legal-article'
import type { TextBlock } from '@/content/types'
import { scrollDownTo, stopClock } from './support/clock'
import { cards, labels, post, settings, words } from './support/content'
import { mount, renderOnServer } from './support/mount'
import { find, findAll, focusOn } from './support/page'
import { Article, bodyWith, HEADINGS } from './support/posts'

const CONTENTS = page.getByRole('navigation', { name: 'Contents' })

afterEach(() => {
  document.documentElement.style.scrollBehavior = ''
  history.replaceState(null, '', location.pathname + location.search)
})

describe.each<[name: string, write: (body?: TextBlock[]) => ReactNode, atTop: string | null | undefined]>([
  ['post', body => <Article fields={body && { body }} />, null],
  ['legal page', body => <Terms body={body} />, HEADINGS[0]],
])('the contents of a %s', (_, write, atTop) => {
  test('list every heading and follow the reader down and up again', async () => {
    mount(write())
    await expect.poll(() => linksOf().map(link => link.textContent)).toEqual(HEADINGS)
    await expect.poll(current).toBe(atTop)
    await readAt(HEADINGS[1])
    await expect.poll(current).toBe(HEADINGS[1])
    expect(readBefore()).toEqual([HEADINGS[0]])
    expect(progress()).toBeGreaterThan(0.3)
    await readAt(HEADINGS[3])
    await expect.poll(current).toBe(HEADINGS[3])
    expect(find('.contents-list').getBoundingClientRect().top).toBe(112)
    expect(readBefore()).toEqual(HEADINGS.slice(0, 3))
    await expect.poll(progress).toBe(1)
    await scrollDownTo(0)
    await expect.poll(current).toBe(atTop)
  })

  test('lead to their headings, by keyboard too', async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    document.documentElement.style.scrollBehavior = 'auto'
    mount(write())
    focusOn(CONTENTS.getByRole('link', { name: HEADINGS[2] }).element())
    await userEvent.keyboard('{Enter}')
    await expect.poll(current).toBe(HEADINGS[2])
    await expect.element(page.getByRole('heading', { name: HEADINGS[2] })).toBeInViewport()
  })

  test('are left out with fewer than three headings', () => {
    mount(write(bodyWith(HEADINGS.slice(0, 2))))
    expect(CONTENTS.query()).toBeNull()
  })

  test('show from 1024 px on', async () => {
    mount(write())
    for (const [width, isShown] of [
      [1023, false],
      [1024, true],
    ] as const) {
      await page.viewport(width, 900)
      expect(find('.contents-list').checkVisibility()).toBe(isShown)
    }
  })

  test('tell the current heading apart in forced colors', async () => {
    await commands.emulateMedia({ forcedColors: 'active' })
    mount(write())
    await readAt(HEADINGS[1])
    await expect.poll(current).toBe(HEADINGS[1])
    const [read = '', now = ''] = linksOf().map(link => getComputedStyle(link).fontWeight)
    expect(Number(now)).toBeGreaterThan(Number(read))
  })
})

describe('a legal page', () => {
  test.each([
    ['with JavaScript', mount],
    ['without JavaScript', renderOnServer],
  ])('below 1024 px opens its contents above the text, %s and by keyboard', async (_, show) => {
    await page.viewport(1023, 900)
    document.documentElement.style.scrollBehavior = 'auto'
    show(<Terms />)
    const link = CONTENTS.getByRole('link', { name: 'Afterwards' })
    expect(link.query()).toBeNull()
    focusOn(find('summary'))
    await userEvent.keyboard('{Enter}')
    await link.click()
    await expect.element(page.getByRole('heading', { name: 'Afterwards' })).toBeInViewport()
  })

  test('has a button that prints it', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    mount(<Terms />)
    await page.getByRole('button', { name: 'Print' }).click()
    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  })
})

function Terms({ title = 'Terms', body = bodyWith(HEADINGS) }: { title?: string; body?: TextBlock[] }) {
  return <LegalArticle title={title} updatedAt="2026-11-02" body={body} settings={settings} />
}

async function readAt(heading = ''): Promise<void> {
  const { top } = page.getByRole('heading', { name: heading, exact: true }).element().getBoundingClientRect()
  await scrollDownTo(scrollY + top - innerHeight * 0.3)
}

function linksOf(): HTMLElement[] {
  return findAll('.contents-list a')
}

function current(): string | null {
  return document.querySelector('.contents-list [aria-current="location"]')?.textContent ?? null
}

function readBefore() {
  return findAll('.contents-list [data-read]').map(link => link.textContent)
}

function progress(): number {
  return Number(find('.contents-list').style.getPropertyValue('--read'))
}

const SAID_MS = 2_400

afterEach(() => {
  vi.restoreAllMocks()
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

test('Copy link copies the post’s own address, says so, and stops saying so', async () => {
  const writeText = vi.fn(async () => {})
  give('clipboard', { writeText })
  mount(<Article />)
  stopClock()
  await button('Copy link').click()
  await expect.element(button('Link copied')).toBeVisible()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/post/thirty-nights`)
  expect(page.getByRole('status').element().textContent).toBe('Link copied')
  vi.advanceTimersByTime(SAID_MS)
  await expect.element(button('Copy link')).toBeVisible()
  expect(page.getByRole('status').element().textContent).toBe('')
})

test('where the clipboard is not allowed, the older way copies', async () => {
  give('clipboard', { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) })
  const copied: string[] = []
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    copied.push(String(getSelection()) || (document.activeElement as HTMLTextAreaElement).value)
    return true
  })
  mount(<Article />)
  await button('Copy link').click()
  await expect.element(button('Link copied')).toHaveFocus()
  expect(copied).toEqual([`${location.origin}/post/thirty-nights`])
  expect(document.querySelector('textarea')).toBeNull()
})

test('what could not be copied is not said to be copied', async () => {
  const writeText = vi.fn(() => Promise.reject(new DOMException('No', 'NotAllowedError')))
  give('clipboard', { writeText })
  const copy = vi.spyOn(document, 'execCommand').mockReturnValue(false)
  mount(<Article />)
  await button('Copy link').click()
  await expect.poll(() => copy.mock.calls.length).toBe(1)
  await expect.element(button('Copy link')).toBeVisible()
})

test('Share hands the address to the device, and closing the dialog there changes nothing', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')))
  give('share', share)
  mount(<Article />)
  await button('Share').click()
  await expect
    .poll(() => share.mock.calls)
    .toEqual([[{ url: `${location.origin}/post/thirty-nights`, title: post.title }]])
  await expect.element(button('Copy link')).toBeVisible()
})

function button(name: string) {
  return page.getByRole('button', { name, exact: true })
}

function give(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true })
}

test.each([
  [1, 0, 0],
  [2, 1, 0],
  [4, 0, 3],
  [5, 4, 0],
  [6, 2, 3],
  [8, 4, 3],
])('%i posts are a lead story, %i in twos and %i in threes: none is alone in a row of three', (count, twos, threes) => {
  mount(
    <BlogList
      {...{ words, categories: [], category: null, page: 1, labels, newest: [] }}
      cards={{ posts: cards.slice(0, count), total: count }}
    />,
  )
  const counts = ['.post-lead', '.post-half', '.post-row'].map(look => findAll(look).length)
  expect(counts).toEqual([1, twos, threes])
})
