import '@/components/rich-text/rich-text.css'
import '@/components/posts/blog.css'
import '@/components/posts/post.css'
import '@/components/posts/post-contents.css'
import '@/components/posts/post-end.css'
import '@/components/posts/legal.css'
import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { LegalArticle } from '@/components/posts/legal-article'
import type { TextBlock } from '@/content/types'
import { expectAccessible } from '../support/accessible'
import { labels, settings } from '../support/content/settings'
import { mount, renderOnServer } from '../support/mount'
import { bodyWith, HEADINGS } from '../support/posts'
import { scrollDownTo } from '../support/scrolling'

const ANCHORS = ['#before-the-month-begins', '#say-the-goal-out-loud', '#the-last-ten-nights', '#afterwards']
const FOLD = 'summary'
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

test('the page says when it changed and how many sections it has', () => {
  mount(<Terms />)
  const facts = document.querySelector('.post-facts')
  expect(facts?.textContent).toBe('Last changed November 2, 2026 4 sections')
  expect(facts?.querySelector('time')?.dateTime).toBe('2026-11-02')
})

test('sections have the same numbers in the text, beside it and in the list for narrow screens', () => {
  mount(<Terms />)
  for (const numbered of ['.rich-text h2', '.contents-list a > span', '.folded-contents a']) {
    const elements = [...document.querySelectorAll(numbered)]
    expect(elements.map(element => element.textContent)).toEqual(HEADINGS)
    const { content, counterIncrement } = getComputedStyle(elements[3] ?? document.body, '::before')
    expect([content, counterIncrement]).toEqual(['counter(section) ". "', 'section 1'])
  }
})

test('from 1024 px on the contents stay beside the text and follow the reader', async () => {
  await page.viewport(1024, 900)
  mount(<Terms />)
  const last = page.getByRole('heading', { name: 'Afterwards' }).element()
  await scrollDownTo(scrollY + last.getBoundingClientRect().top - 200)
  await expect.poll(() => document.querySelector('.contents-list [aria-current]')?.textContent).toBe('Afterwards')
  expect(document.querySelector('.contents-list')?.getBoundingClientRect().top).toBe(112)
  expect(document.querySelector(FOLD)?.checkVisibility()).toBe(false)
})

test('below 1024 px the contents open above the text, and each leads to its section, by keyboard too', async () => {
  await page.viewport(1023, 900)
  document.documentElement.style.scrollBehavior = 'auto'
  mount(<Terms />)
  expect(document.querySelector('.contents-list')?.checkVisibility()).toBe(false)
  const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Afterwards' })
  expect(link.query()).toBeNull()
  document.querySelector<HTMLElement>(FOLD)?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(link).toBeVisible()
  await link.click()
  await expect.element(page.getByRole('heading', { name: 'Afterwards' })).toBeInViewport()
  document.documentElement.style.scrollBehavior = ''
  history.replaceState(null, '', location.pathname + location.search)
})

test('without JavaScript the contents are links, and they open', async () => {
  await page.viewport(390, 664)
  const html = renderOnServer(<Terms />)
  for (const list of ['.contents-list', '.folded-contents']) {
    expect(Array.from(html.querySelectorAll(`${list} a`), link => link.getAttribute('href'))).toEqual(ANCHORS)
  }
  await page.getByText('Contents').first().click()
  await expect.element(page.getByRole('link', { name: 'Afterwards' }).first()).toBeVisible()
})

test('what is still to be written is one quiet note', () => {
  mount(<Terms body={[...bodyWith(HEADINGS), unfinished('By counsel.')]} />)
  const note = document.querySelector('.rich-text .unfinished')
  expect(note?.textContent).toBe('By counsel.')
  expect(note?.querySelectorAll('svg')).toHaveLength(1)
})

test('a page of fewer than three sections has neither contents nor a count', () => {
  mount(<Terms body={bodyWith(HEADINGS.slice(0, 2))} />)
  expect(page.getByRole('navigation').query()).toBeNull()
  expect(document.querySelector('.post-facts')?.textContent).toBe('Last changed November 2, 2026')
})

test('the button prints the page', async () => {
  const original = window.print
  let printed = 0
  window.print = () => {
    printed++
  }
  mount(<Terms />)
  await page.getByRole('button', { name: 'Print' }).click()
  window.print = original
  expect(printed).toBe(1)
})

test.each([320, 390, 720, 960, 1024, 1440])('at %i px the page is accessible and reaches over no edge', async width => {
  await page.viewport(width, 900)
  mount(<Terms title={LONG} body={[...bodyWith([LONG, `${LONG} 2`, `${LONG} 3`]), unfinished(LONG)]} />)
  document.querySelector('details')?.setAttribute('open', '')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectAccessible()
})

test('in forced colors the note keeps an edge', async () => {
  await commands.emulateMedia({ forcedColors: 'active' })
  mount(<Terms body={[unfinished('By counsel.')]} />)
  const note = document.querySelector('.unfinished') ?? document.body
  expect(getComputedStyle(note).borderTopStyle).toBe('solid')
})

function Terms({ title = 'Terms', body = bodyWith(HEADINGS) }: { title?: string; body?: TextBlock[] }) {
  const { legalLabels } = settings
  return <LegalArticle title={title} updatedAt="2026-11-02" body={body} settings={{ labels, legalLabels }} />
}

function unfinished(text: string): TextBlock {
  const children = [{ _type: 'span' as const, _key: 'a', text, marks: [] }]
  return { _type: 'block', _key: 'note', style: 'unfinished', level: 1, id: null, children, markDefs: [] }
}
