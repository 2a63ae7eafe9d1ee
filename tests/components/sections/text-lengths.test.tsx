import { afterEach, beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { Sections } from '@/components/sections'
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
import { findBrokenWords, findCutTexts } from '../support/texts'

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

beforeEach(() => commands.emulateMedia({ reducedMotion: 'reduce' }))
afterEach(() => document.documentElement.removeAttribute('style'))

test.each(
  SECTIONS.flatMap(section =>
    Object.entries(LENGTHS).map(([name, texts]) => [section._type, name, section, texts] as const),
  ),
)('%s with %s texts fits every window, and breaks and cuts no word', async (_type, _name, section, texts) => {
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
