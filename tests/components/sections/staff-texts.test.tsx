import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { Sections } from '@/components/sections'
import { READERS } from '@/content/sections/readers.gen'
import type { Section } from '@/content/types'
import { listOverflow } from '../../support/overflow'
import {
  cards,
  contact,
  features,
  how,
  mission,
  pageData,
  proof,
  sectionsOfLanding,
  sectionsOfPages,
  testimonials,
  why,
} from '../support/content'
import { renderOnServer } from '../support/mount'
import { surfaces } from '../support/surfaces'
import { findBrokenWords, findCutTexts, textNodes } from '../support/texts'

const LONG = 'Understandinginternationalizationresponsibilitiescongregation'
const SCRIPTS = {
  Arabic: 'فهم الزكاة في رمضان.',
  Hebrew: 'להבין את הצדקה.',
  Urdu: 'زکوٰۃ کو سمجھنا۔',
}
const LINES = 'One line\nof three\nin all'
const WORDS = [15, 19, 30, 60].map(length => LONG.slice(0, length))
/** The header clips the name of the product where there is no room for it. */
const UNSEEN = '.sr-only, .brand, svg, select'
/** Fields of one line, or with lines that are paragraphs. */
const ONE_LINE = /^(BUTTON|A|SUMMARY|LABEL|LEGEND|DT|TIME|H1|H2|H3)$/

beforeEach(() => commands.emulateMedia({ reducedMotion: 'reduce' }))

test('every section is among the surfaces', () => {
  const names = new Set(surfaces('Words').map(([name]) => name))
  expect(Object.keys(READERS).filter(section => !names.has(section))).toEqual([])
})

describe.each(WORDS)('with “%s” as every text, at 320 px', word => {
  test.each(surfaces(word))('nothing of the %s reaches over the edge or is cut', async (_name, surface) => {
    await page.viewport(320, 900)
    renderOnServer(surface)
    showHidden()
    expect({ overflow: listOverflow(), cut: findCutTexts(), wide: widePanels() }).toEqual({
      ...{ overflow: [], cut: [], wide: [] },
    })
  })
})

describe.each(Object.entries(SCRIPTS))('%s', (_script, text) => {
  test.each(surfaces(text))('stands from right to left in the %s, with its letters joined', (_name, surface) => {
    renderOnServer(surface)
    showHidden()
    const holders = holdersOf(text)
    expect(holders.length).toBeGreaterThan(0)
    expect(holders.filter(holder => !standsFromTheRight(holder)).map(describeElement)).toEqual([])
  })
})

test.each(surfaces('Understanding Zakat'))('English stands from left to right in the %s', (_name, surface) => {
  renderOnServer(surface)
  expect(holdersOf('Understanding').filter(holder => holder.matches(':dir(rtl)'))).toEqual([])
})

test.each(surfaces(LINES))('lines that staff wrote are kept in the %s', async (_name, surface) => {
  renderOnServer(surface)
  showHidden()
  const joined = holdersOf('of three').filter(holder => !ONE_LINE.test(holder.tagName) && linesOf(holder) < 3)
  expect(joined.map(describeElement)).toEqual([])
})

describe.each([320, 1440])('at %i px', width => {
  test.each(surfaces('A few words', 3))('lists three times as long do not reach out of the %s', async (_, surface) => {
    await page.viewport(width, 900)
    renderOnServer(surface)
    expect(listOverflow()).toEqual([])
  })
})

test.each(surfaces('Words'))('the browser leaves every element of the %s where it is', (_name, surface) => {
  const html = renderToString(surface)
  const parsed = new DOMParser().parseFromString(html, 'text/html').body
  expect(tagsOf(parsed.innerHTML)).toEqual(tagsOf(html))
  expect(parsed.querySelectorAll('a a, a button, button a, button button')).toHaveLength(0)
})

/** Without preloads, which belong to the head. Drawings that are written as markup close their own elements. */
function tagsOf(html: string): string[] {
  const whole = html.replaceAll(/<(use|path|circle|stop)\b([^>]*)\/>/g, '<$1$2></$1>')
  return (whole.match(/<\/?[a-z]\w*/g) ?? []).filter(tag => tag !== '<link')
}

/** What opens later: dialogs, the note of what did not load, and the bar that shows after some scrolling. */
function showHidden(): void {
  for (const dialog of document.querySelectorAll('dialog')) dialog.setAttribute('open', '')
  for (const note of document.querySelectorAll('.late-note')) note.removeAttribute('hidden')
  for (const bar of document.querySelectorAll('.floating-bar')) bar.setAttribute('data-shown', 'true')
}

/** Dialogs that scroll sideways, in which nothing counts as reaching over the edge. */
function widePanels(): string[] {
  const panels = Array.from(document.querySelectorAll('.dialog-panel'))
  return panels
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ innerHTML }) => innerHTML.slice(0, 200))
}

function holdersOf(text: string): HTMLElement[] {
  const nodes = textNodes().filter(({ data }) => data.includes(text))
  return nodes.flatMap(({ parentElement }) => (parentElement?.closest(UNSEEN) ? [] : (parentElement ?? [])))
}

function standsFromTheRight(holder: HTMLElement): boolean {
  const { letterSpacing, textAlign, direction } = getComputedStyle(holder)
  const isJoined = ['normal', '0px'].includes(letterSpacing)
  return holder.matches(':dir(rtl)') && direction === 'rtl' && isJoined && textAlign !== 'left'
}

function linesOf(holder: HTMLElement): number {
  const range = document.createRange()
  range.selectNodeContents(holder)
  return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
}

function describeElement({ outerHTML }: HTMLElement): string {
  return outerHTML.slice(0, 160)
}

const WIDTHS = [320, 390, 720, 960, 1440]

const NAME = 'The Islamic Society and Community Center of Greater Northwest Indiana'
const PROSE =
  'We used to count the box on Saturday with three people and a calculator, and then drive it to the bank on Monday. Now the treasurer reads one report on his phone, the donors have their receipts already, and nobody has to stay late after Jummah to count coins, which everybody thought could never be any different at our masjid.'

/** A text of each kind: as short as possible, and as long as the Studio allows. */
const LENGTHS = {
  short: { title: 'Us', word: 'Ali', line: 'Yes', prose: 'It works.' },
  long: { title: 'How masjids collect donations with us', word: NAME.slice(0, 60).trim(), line: NAME, prose: PROSE },
}

type Kind = keyof (typeof LENGTHS)['long']

/** The kind of each field, and how many characters the Studio allows. */
const FIELDS: Record<string, [kind: Kind, max?: number]> = {
  ...{ title: ['title'], problemsTitle: ['title'], solutionsTitle: ['title'] },
  ...{ donorsTitle: ['title'], managementTitle: ['title'] },
  ...{ lead: ['prose', 300], text: ['prose', 300], quote: ['prose', 320], description: ['prose', 120] },
  ...{ sentence: ['prose', 50], organization: ['line'], masjid: ['line', 40], note: ['line', 34] },
  ...{ name: ['word'], role: ['word'], tagline: ['word'], place: ['word'], signatureName: ['word'] },
  ...{ line: ['word'], demoNote: ['word'], demoTitle: ['word', 40], registerText: ['word', 40] },
  ...{ trialTitle: ['word', 30], mobilename: ['word', 30], trialNote: ['word', 20], label: ['word', 18] },
}

const SECTIONS: Section[] = [proof, contact, testimonials, mission, { ...mission, line: '' }, why, how, features]

afterEach(() => document.documentElement.removeAttribute('style'))

test.each(
  SECTIONS.flatMap(section =>
    Object.entries(LENGTHS).map(([name, texts]) => [section._type, name, section, texts] as const),
  ),
)('%s with %s texts fits every window, and breaks and cuts no word', async (_type, _name, section, texts) => {
  await page.viewport(320, 900)
  renderOnServer(<Sections sections={[Object(write(section, texts))]} page={pageData} />)
  const found: unknown[] = []
  for (const width of WIDTHS) {
    await page.viewport(width, 900)
    const problems = { overflow: listOverflow(), broken: findBrokenWords(), cut: findCutTexts() }
    if (Object.values(problems).some(list => list.length > 0)) found.push({ width, ...problems })
  }
  expect(found).toEqual([])
})

test.each([...sectionsOfLanding, ...sectionsOfPages].map(section => [section._type, section] as const))(
  'no word of the seed’s %s is broken on phones, however large the browser’s text is',
  async (_, section) => {
    const posts = { posts: cards, total: cards.length }
    await page.viewport(320, 900)
    renderOnServer(<Sections sections={[section]} page={{ ...pageData, posts }} />)
    for (const size of ['16px', '20px', '24px', '32px']) {
      document.documentElement.style.fontSize = size
      for (const width of [320, 390]) {
        await page.viewport(width, 900)
        expect({ size, broken: findBrokenWords(), out: listOverflow() }).toEqual({ size, broken: [], out: [] })
      }
    }
  },
)

/** The same content with these texts; a title in a list is a name. */
function write(value: unknown, texts: Record<Kind, string>, field = '', isInList = false): unknown {
  if (Array.isArray(value)) return value.map(each => write(each, texts, field, true))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, write(each, texts, name, isInList)]))
  }
  const [kind, max] = FIELDS[field] ?? []
  if (typeof value !== 'string' || !value || !kind) return value
  return texts[kind === 'title' && isInList ? 'word' : kind].slice(0, max).trim()
}
