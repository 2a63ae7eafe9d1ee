import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { LegalArticle } from '@/components/posts/legal-article'
import type { TextBlock } from '@/content/types'
import { scrollDownTo } from '../support/clock'
import { settings } from '../support/content'
import { find, findAll, focusOn } from '../support/find'
import { mount, renderOnServer } from '../support/mount'
import { Article, bodyWith, HEADINGS } from '../support/posts'

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
    expect(current()).toBeNull()
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

  test('do not show on narrow screens, where nothing that follows the reader is loaded', async () => {
    await page.viewport(1023, 900)
    mount(write())
    await readAt(HEADINGS[1])
    expect(find('.contents-list').checkVisibility()).toBe(false)
    expect(current()).toBeNull()
    await page.viewport(1024, 900)
    await expect.poll(current).toBe(HEADINGS[1])
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
