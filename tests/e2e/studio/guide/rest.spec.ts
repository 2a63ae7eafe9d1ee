import { expect, type Page } from '@playwright/test'
import { ask, hasText } from '../../../support/ask.ts'
import { editor } from '../../../support/content.ts'
import { follow } from '../../../support/follow.ts'
import {
  choose,
  dragBelow,
  openContent,
  pressPlus,
  pressPublish,
  rowOf,
  TALL_WINDOW,
  VISIBLE,
  writeInto,
} from '../../../support/guide.ts'
import { discardDrafts, putBack, STUDIO_TIMEOUT_MS } from '../../../support/studio.ts'
import { test } from '../../../support/studio-page.ts'

const TITLE = 'A post of the journey'
const SLUG = 'a-post-of-the-journey'
const PATH = '/journey-guide'
const MENU_TIMEOUT_MS = 10_000

test.setTimeout(180_000)
test.use({ viewport: TALL_WINDOW, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(discardDrafts)
test.afterEach(discardDrafts)

test.describe('documents of its own', () => {
  test.afterEach(async () => {
    const params = { slug: SLUG, path: PATH }
    await editor().delete({ query: '*[slug.current == $slug || path == $path]', params })
  })

  test('Write a post: from an empty form to the blog', async ({ page }) => {
    await openContent(page)
    await follow(
      page,
      'Write a post',
      async () => {
        await choose(page, 'Blog', 'Posts')
        await pressPlus(page)
      },
      async () => {
        await writeInto(page, { Title: TITLE })
        await expect(rowOf(page, TITLE)).toBeVisible()
        await writeText(page)
      },
      async () => {
        await page.getByRole('tab', { name: 'Card and address' }).click()
        await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(SLUG)
        await writeInto(page, { Excerpt: 'What the journey says on its card.' })
      },
      async () => {
        await chooseByLetters(page, 'Category', 'Fin', /^Finance/)
        await chooseByLetters(page, 'Author', 'Sa', /^Sana Noor/)
        await page.locator('#author-menuButton').click()
        await page.getByRole('menuitem', { name: 'Replace' }).click()
        await chooseByLetters(page, 'Author', 'Mar', /^Maryam Raza/)
      },
      async () => {
        const date = page.getByRole('textbox', { name: 'Date' })
        await expect(date).toHaveValue(/^\w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M$/)
        await expect(date).toHaveAccessibleDescription(/Eastern Time/)
      },
      () => pressPublish(page),
    )
    await expect.poll(() => hasText('/blog', TITLE), VISIBLE).toBe(true)
    const { text } = await ask(`/post/${SLUG}`)
    expect(text).toMatch(/<h2[^>]*><a[^>]*>A heading of the journey/)
    expect(text).toContain('Maryam Raza')
    await expect(rowOf(page, TITLE)).toContainText('Finance')
  })

  test('Redirects: one is made, tested and switched off', async ({ page, context }) => {
    const opened = context.waitForEvent('page')
    await openContent(page)
    await follow(
      page,
      'Redirects',
      async () => {
        await choose(page, 'Redirects')
        await pressPlus(page)
      },
      () => writeInto(page, { 'Short address': PATH }),
      async () => {
        await page.getByRole('radio', { name: 'Another website' }).check()
        await page.getByTestId('field-destination').getByRole('textbox').fill('https://example.org/give')
        await expect(page.getByRole('button', { name: /^Yes, lead visitors to/ })).toBeVisible()
        await page.getByRole('radio', { name: 'A donation page' }).check()
        await page.getByTestId('field-destination').getByRole('textbox').fill('albayan')
      },
      () => expect(page.getByText('Parameters', { exact: true })).toBeVisible(),
      async () => {
        await pressPublish(page)
        await expect(rowOf(page, PATH)).toContainText('→ donation page “albayan”')
        await expect.poll(async () => (await ask(PATH)).headers.get('location'), VISIBLE).toMatch(/\/albayan$/)
        await page.getByTestId('redirect-panel').getByRole('link', { name: 'Test in a new tab' }).click()
        await expect(await opened).toHaveURL(/\/albayan$/)
      },
      async () => {
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Download SVG' }).click()
        expect((await download).suggestedFilename()).toMatch(/\.svg$/)
      },
    )
    await page.getByText('Active', { exact: true }).click()
    await pressPublish(page)
    await expect.poll(async () => (await ask(PATH)).status, VISIBLE).toBe(200)
  })
})

test('Fees: the example and the order of the list', async ({ page }) => {
  const fields = await editor().fetch('*[_id == "feeCopy"][0]{exampleAmount, exampleText, fees}')
  try {
    await openContent(page, 'Fees')
    await follow(
      page,
      'Fees',
      () => page.getByRole('textbox', { name: 'Example in dollars' }).fill('500'),
      async () => {
        const example = page.getByTestId('fee-example')
        await expect(example).toContainText('0.90%')
        await writeInto(page, { 'Text of the example': 'We take' })
        await expect(example).toContainText('does not contain {amount}')
        await writeInto(page, { 'Text of the example': 'The journey pays for {amount}' })
      },
      () =>
        expect(page.getByRole('region', { name: 'The example as visitors read it' })).toContainText(
          'The journey pays for $500$4.50',
        ),
      () => expect(page.getByText('What does it cost?', { exact: true })).toBeVisible(),
      () => dragBelow(page, page, /^ACH/, /^Card 3%/),
      () => pressPublish(page),
    )
    await expect.poll(() => hasText('/', 'The journey pays for <b>$500</b>'), VISIBLE).toBe(true)
    const { text } = await ask('/')
    expect(text.indexOf('Per card payment.')).toBeLessThan(text.indexOf('Per bank transfer.'))
  } finally {
    await putBack('feeCopy', fields)
  }
})

test('Settings: a phone number and the navigation, on every page', async ({ page }) => {
  const fields = await editor().fetch('*[_id == "siteSettings"][0]{phone, navigation}')
  try {
    await openContent(page, 'Settings')
    await page.getByRole('tab', { name: 'Contact' }).click()
    await page.getByTestId('field-phone').getByRole('textbox').fill('(306) 555-0188')
    await page.getByRole('tab', { name: 'Navigation' }).click()
    await dragBelow(page, page, /^Our Impact/, /^How We Help/)
    await pressPublish(page)
    for (const path of ['/', '/register', '/blog']) {
      await expect.poll(() => hasText(path, 'tel:+13065550188'), VISIBLE).toBe(true)
    }
    const dialed = 'tel:+13065550188'
    await expect.poll(() => phoneLinks('/terms', '<main', '</main>'), VISIBLE).toEqual([dialed])
    for (const path of ['/', '/terms', '/blog']) {
      await expect.poll(() => phoneLinks(path, 'class="floating-bar"', '</section>'), VISIBLE).toEqual([dialed])
    }
    await expect.poll(firstLinks, VISIBLE).toEqual(['/#how', '/#impact'])
  } finally {
    await putBack('siteSettings', fields)
  }
})

async function writeText(page: Page): Promise<void> {
  const body = page.getByTestId('field-body')
  await body.getByRole('textbox').first().click()
  await page.keyboard.type('The journey begins here.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('A heading of the journey')
  const heading = page.getByRole('menuitem', { name: 'Heading', exact: true })
  // Each save of the new document draws its toolbar again, which closes a menu.
  await expect(async () => {
    if (!(await heading.isVisible())) await body.getByTestId('block-style-select').click()
    await heading.click({ timeout: MENU_TIMEOUT_MS })
  }).toPass({ timeout: STUDIO_TIMEOUT_MS })
  await expect(body.getByRole('heading', { name: 'A heading of the journey' })).toBeVisible()
}

async function chooseByLetters(page: Page, field: string, letters: string, option: RegExp): Promise<void> {
  const box = page.getByRole('combobox', { name: field, exact: true })
  // Only a field that has the focus shows what was chosen before, which the letters replace.
  await box.click()
  await box.fill(letters)
  await page.getByRole('listbox').getByRole('option', { name: option }).click()
}

/** The numbers that links between two marks of a page call or text, each once. */
async function phoneLinks(path: string, from: string, to: string): Promise<string[]> {
  const { text } = await ask(path)
  const [, ...parts] = text.split(from)
  const [part = ''] = parts.join(from).split(to)
  return [...new Set(Array.from(part.matchAll(/href="((?:tel|sms):[^"]*)"/g), ([, href = '']) => href))]
}

async function firstLinks(): Promise<string[]> {
  const { text } = await ask('/')
  return [...text.slice(text.indexOf('<nav')).matchAll(/href="(\/#\w+)"/g)].slice(0, 2).map(([, href = '']) => href)
}
