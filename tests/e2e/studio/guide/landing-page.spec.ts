import { expect, type Page } from '@playwright/test'
import { DEFAULT_TIME_ZONE } from '../../../../lib/time/time-zones.ts'
import { ask, hasText } from '../../../support/ask.ts'
import { editor } from '../../../support/content.ts'
import { follow } from '../../../support/follow.ts'
import {
  boxOf,
  choose,
  closeBox,
  dragBelow,
  openContent,
  pressPlus,
  pressPublish,
  remove,
  TALL_WINDOW,
  VISIBLE,
  writeInto,
} from '../../../support/guide.ts'
import { sectionNames } from '../../../support/landing.ts'
import { discardDrafts, fieldOf, putBack, STUDIO_TIMEOUT_MS } from '../../../support/studio.ts'
import { test } from '../../../support/studio-page.ts'

const PERSON = 'Nadia of the journey'
const DAY_MS = 86_400_000
const CARDS = '*[_id == "landingPage"][0].sections[_type == "testimonials"][0].items[]->name'

let before: { sections: unknown[]; banner: unknown }

test.setTimeout(180_000)
test.use({ viewport: TALL_WINDOW, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(async () => {
  await discardDrafts()
  before = await editor().fetch('*[_id == "landingPage"][0]{sections, banner}')
})
test.afterEach(async () => {
  await putBack('landingPage', before)
  await editor().delete({ query: '*[_type == "testimonial" && name == $name]', params: { name: PERSON } })
})

test.describe('with a change that is still being saved at its end', () => {
  test.use({ ownTab: true })

  test('Order of the sections: one is moved, one is changed, one is removed, and one is brought in', async ({
    page,
  }) => {
    const names = await shownSections()
    await openContent(page)
    await follow(
      page,
      'Order of the sections',
      async () => {
        await choose(page, 'Landing page')
        await page.getByRole('tab', { name: 'Sections' }).click()
      },
      () => dragBelow(page, page, 'Our Mission Mission', 'Contact Contact'),
      async () => {
        await page.getByRole('button', { name: 'Contact Contact' }).click()
        await writeInto(boxOf(page), { Title: 'Reach the journey' })
        await closeBox(page)
      },
      async () => {
        await remove(page, page, 'Why Minara Why')
        await pressPublish(page)
      },
    )
    const rest = names.filter(name => !['why', 'mission', 'contact'].includes(name))
    await expect.poll(shownSections, VISIBLE).toEqual([...rest, 'contact', 'mission'])
    expect(await hasText('/', 'Reach the journey')).toBe(true)

    await page.getByRole('button', { name: 'Add item...' }).click()
    const why = page.getByRole('menuitem', { name: 'Why', exact: true })
    await expect(why.locator('img')).toHaveJSProperty('naturalWidth', 480)
    await why.click()
    await expect(boxOf(page).getByRole('textbox', { name: 'Title' }).first()).toBeVisible()
  })
})

test('Testimonials: one is added, put on the page, given a place, and taken off the page', async ({ page }) => {
  const cards = await editor().fetch<string[]>(CARDS)
  await openContent(page)
  await follow(
    page,
    'Testimonials, Add one',
    async () => {
      await choose(page, 'Testimonials')
      await pressPlus(page)
    },
    () =>
      writeInto(page, {
        ...{ Tagline: 'A box less', Quote: 'The journey gives on its way home.', Name: PERSON, Role: 'Secretary' },
        ...{ Masjid: 'Masjid At-Tawhid', Place: 'Ottawa, Ontario' },
      }),
    async () => {
      await pressPublish(page)
      await page.getByRole('button', { name: 'Not on the site yet' }).click()
      await page.getByRole('menuitem', { name: 'Put it on the page' }).click()
      const place = `It is ${cards.length + 1}th of ${cards.length + 1} in the draft of the landing page. `
      await expect(page.getByText(place)).toBeVisible()
    },
    async () => {
      await page.getByRole('link', { name: 'Open the landing page' }).click()
      await pressPublish(page)
    },
  )
  await expect.poll(() => shownCards([...cards, PERSON]), VISIBLE).toEqual([...cards, PERSON])

  await openContent(page, 'Testimonials')
  await page.getByRole('link', { name: new RegExp(PERSON) }).click()
  const place = `On the landing page, ${cards.length + 1}th of ${cards.length + 1}`
  await expect(page.getByRole('button', { name: place })).toBeVisible()
  await takeOff(page)
  await expect.poll(() => hasText('/', PERSON), VISIBLE).toBe(false)

  await openContent(page, 'Testimonials')
  await follow(
    page,
    'Testimonials, Choose its place',
    async () => {
      await page.getByRole('link', { name: 'Order on the page' }).click()
      await expect(boxOf(page)).toBeVisible()
    },
    async () => {
      await boxOf(page).getByRole('button', { name: 'Add item' }).click()
      await boxOf(page).getByRole('combobox').last().fill('Nadia')
      await page.getByRole('option', { name: new RegExp(PERSON) }).click()
    },
    () => dragBelow(page, boxOf(page), /^Abdullah Hassan/, new RegExp(`^${PERSON}`)),
    async () => {
      await closeBox(page)
      await pressPublish(page)
    },
  )
  const [first = '', ...others] = cards
  const moved = [...others, PERSON, first]
  await expect.poll(() => shownCards(moved), VISIBLE).toEqual(moved)
})

test('The announcement: its days, its text and link, and the switch', async ({ page }) => {
  const yesterday = typedDay(Date.now() - DAY_MS)
  const lastDay = typedDay(Date.now() + DAY_MS)
  await openContent(page, 'Landing page')
  await page.getByRole('tab', { name: 'Announcement' }).click()
  await follow(
    page,
    'The announcement',
    () => expect(page.getByText('Shows now.')).toBeVisible(),
    async () => {
      await typeDay(page, 'showFrom', yesterday)
      await typeDay(page, 'showUntil', lastDay)
      await expect(page.getByTestId('window-words')).toContainText(/Shows from .* to .*Eastern Time/)
    },
    () => expect(page.getByText('Time zone', { exact: true })).toBeVisible(),
    async () => {
      await writeInto(page, { Text: 'The journey announces something.', Label: 'Come along' })
      await page.getByRole('combobox', { name: 'Page of this site' }).first().selectOption({ label: 'Registration' })
      await pressPublish(page)
    },
  )
  await expect.poll(() => hasText('/', 'The journey announces something.'), VISIBLE).toBe(true)
  const { banner } = await editor().fetch('*[_id == "landingPage"][0]{banner}')
  expect([banner.showFrom, banner.showUntil].map(typedDayOf)).toEqual([yesterday, lastDay])
  expect((await ask('/')).text).toMatch(/href="\/register"[^>]*>\s*Come along/)

  await page.getByText('Show the announcement', { exact: true }).click()
  await expect(page.getByText('Switched off.')).toBeVisible()
  await pressPublish(page)
  await expect.poll(() => hasText('/', 'The journey announces something.'), VISIBLE).toBe(false)
})

/** As staff write a day: “11/30/2026”, on the clocks of the organisation. */
function typedDay(moment: number): string {
  return new Date(moment).toLocaleDateString('en-US', { timeZone: DEFAULT_TIME_ZONE })
}

/** “11/30/2026” for the stored “2026-11-30”. */
function typedDayOf(stored: string): string {
  const [year, month, day] = stored.split('-').map(Number)
  return `${month}/${day}/${year}`
}

async function typeDay(page: Page, name: 'showFrom' | 'showUntil', day: string): Promise<void> {
  const field = fieldOf(page, `banner.${name}`).getByTestId('typed-input')
  await field.fill(day)
  await field.press('Tab')
  await expect(field).toHaveValue(/^\w{3} \d+, \d{4}$/)
}

/** “Take it off the page”, from the list on. */
async function takeOff(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Order on the page' }).click()
  await remove(page, boxOf(page), new RegExp(`^${PERSON}`))
  await closeBox(page)
  await pressPublish(page)
}

async function shownSections(): Promise<string[]> {
  return sectionNames((await ask('/')).text)
}

/** Leaves out people who are not on the landing page, and returns the others in the order of their cards. */
async function shownCards(people: string[]): Promise<string[]> {
  const { text } = await ask('/')
  const cards = text.slice(text.indexOf('<section id="testimonials"'))
  return people.filter(name => cards.includes(name)).toSorted((one, other) => cards.indexOf(one) - cards.indexOf(other))
}
