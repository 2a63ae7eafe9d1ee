/**
 * `npm run generate -- pictures`: takes the pictures of README.md and docs/staff.md from a freshly started site (`SITE=http://localhost:3000`).
 * Edits one post, discards the changes, and submits four invented requests.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'

const SITE = process.env.SITE ?? 'http://localhost:3000'
const FOLDER = 'docs/staff'
const LANDING_PAGE = 'docs/landing.webp'
const WIDE_WINDOW = { width: 1440, height: 900 }
const SETTLE_MS = 2_000
/** Forms that are filled in faster are marked. */
const FILL_TIME_MS = 2_500
const MAX_BYTES = 64_000
const MAX_WIDE_BYTES = 110_000
const QUALITY = 80

type Picture = {
  name: string
  path: string
  steps: (page: Page) => Promise<void>
  clip?: { x: number; y: number; width: number; height: number }
  undo?: (page: Page) => Promise<void>
}

const TESTIMONIAL = '/studio/structure/testimonial;testimonial-as-salam'
const LONG_TITLE = 'A title that goes on and on, far longer than the three lines of a card can hold'
const LEAD = 'Giving to your masjid, in under 30 seconds'
const FORM = { x: 642, y: 50, width: 638, height: 850 }
const LIST_FORM = { x: 441, y: 50, width: 839, height: 850 }
const WIDE_FORM = { x: 352, y: 50, width: 928, height: 850 }

const UPPER_PART = { x: 0, y: 0, width: 1280, height: 620 }

const MASJID = { masjid: 'Masjid An-Noor', location: 'Dayton, Ohio', bestcontact: 'Text' }
const REQUESTS: Record<string, string>[] = [
  {
    form: 'demo',
    name: 'Bilal Ahmed',
    email: 'bilal@example.com',
    phone: '306 555 0118',
    lookingForDonationPlatform: 'Yes',
  },
  { form: 'shortTrial', name: 'Yusuf Demir', email: 'yusuf.demir@example.net', phone: '3095550121', nickname: 'x' },
  {
    form: 'registration',
    I01name: 'Samira Haddad',
    I02email: 'samira@example.ca',
    I03phone: '(306) 555-0167',
    II01masjidname: 'Islamic Society of Regina',
    II03masjidcity: 'Regina',
    II04masjidstate: 'SK',
    IV01termsandconditions: 'true',
  },
  { form: 'trial', name: 'Khadija Osman', email: 'khadija.osman@example.org', phone: '(937) 555-0142', ...MASJID },
]

const PICTURES: Picture[] = [
  {
    name: 'home',
    path: '/studio',
    steps: async page => {
      await page.getByRole('button', { name: 'Hide these steps' }).click()
      await page.getByRole('navigation', { name: 'Common tasks' }).waitFor()
      await page.mouse.move(0, 0)
    },
    clip: UPPER_PART,
  },
  { name: 'studio', path: TESTIMONIAL, steps: page => page.getByTestId('field-tagline').waitFor() },
  {
    name: 'publish',
    path: '/studio/intent/edit/id=post-ramadan-readiness;type=post',
    steps: async page => {
      await typeTitle(page)
      await page.getByTestId('action-publish').click()
      await page.getByRole('button', { name: 'Publish anyway' }).waitFor()
    },
    clip: LIST_FORM,
    undo: discardChanges,
  },
  {
    name: 'preview',
    path: '/studio/presentation?preview=/',
    steps: async page => {
      const site = page.frameLocator('iframe')
      await site.locator('sanity-visual-editing').waitFor({ state: 'attached' })
      await site.getByText(LEAD).click()
      await page.locator('textarea:focus').waitFor()
      await site.getByText(LEAD).hover()
    },
    clip: UPPER_PART,
  },
  {
    name: 'order',
    path: '/studio/structure/landingPage',
    steps: async page => {
      await page.getByRole('button', { name: 'Testimonials Testimonials' }).click()
      await page.getByRole('dialog').getByText('Add item').waitFor()
    },
    clip: WIDE_FORM,
  },
  {
    name: 'moment',
    path: '/studio/intent/edit/id=feature-donor-give-in-seconds;type=feature',
    steps: page => see(page, 'field-moment', 'start'),
    clip: LIST_FORM,
  },
  {
    name: 'focal-point',
    path: TESTIMONIAL,
    steps: async page => {
      await page.getByTestId('options-menu-edit-details').click()
      await page.getByRole('dialog').getByText('Panorama').waitFor()
    },
    clip: FORM,
  },
  {
    name: 'redirect',
    path: '/studio/structure/redirect;redirect-albayan-terminal1',
    steps: page => see(page, 'redirect-panel'),
    clip: FORM,
  },
  {
    name: 'fees',
    path: '/studio/structure/feeCopy',
    steps: async page => {
      await page.getByTestId('fee-example').getByText('Of every').waitFor()
      await see(page, 'fee-example')
    },
    clip: WIDE_FORM,
  },
  {
    name: 'window',
    path: '/studio/structure/milestone',
    steps: page => page.getByTestId('window-words').waitFor(),
    clip: WIDE_FORM,
  },
  {
    name: 'requests',
    path: '/studio/requests',
    steps: async page => {
      await page.getByRole('row', { name: 'Khadija Osman' }).click()
      await page.getByRole('heading', { name: 'What they sent' }).waitFor()
    },
  },
]

test.use({ baseURL: SITE, viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

test.beforeAll(async ({ request }) => {
  const tokens = await Promise.all(REQUESTS.map(async () => (await request.get(`${SITE}/api/forms/token`)).json()))
  await delay(FILL_TIME_MS)
  for (const [index, { form, ...data }] of REQUESTS.entries()) {
    const answer = await request.post(`${SITE}/api/forms/${form}`, {
      data: { ...data, startToken: tokens[index].token },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
})

for (const { name, path, steps, clip, undo } of PICTURES) {
  test(name, async ({ page }) => {
    await page.goto(path)
    await steps(page)
    await page.waitForTimeout(SETTLE_MS)
    await hideTip(page)
    const screenshot = await page.screenshot({ clip })
    await undo?.(page)
    await expectWritten(`${FOLDER}/${name}.webp`, screenshot, MAX_BYTES)
  })
}

test('landing', async ({ page }) => {
  await page.setViewportSize(WIDE_WINDOW)
  await page.goto('/')
  await page.getByText(LEAD).waitFor()
  await page.waitForTimeout(SETTLE_MS)
  await expectWritten(LANDING_PAGE, await page.screenshot(), MAX_WIDE_BYTES)
})

async function expectWritten(file: string, screenshot: Buffer, maxBytes: number): Promise<void> {
  const bytes = await sharp(screenshot).webp({ quality: QUALITY }).toBuffer()
  expect(bytes.length, 'please show less of the page').toBeLessThanOrEqual(maxBytes)
  await sharp(bytes).toFile(file)
}

/** The Studio focuses a form's first control, and its tooltip must not be in the picture. */
async function hideTip(page: Page): Promise<void> {
  const tip = page.getByText('Field actions', { exact: true }).filter({ visible: true }).first()
  if (!(await tip.isVisible())) return
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await tip.waitFor({ state: 'hidden' })
}

/** Forms render several times while they load, so an element found at first may be replaced. */
async function see(page: Page, testId: string, block: ScrollLogicalPosition = 'end'): Promise<void> {
  await page.getByTestId(testId).waitFor()
  await page.waitForTimeout(SETTLE_MS)
  await page.getByTestId(testId).evaluate((part, block) => part.scrollIntoView({ block }), block)
}

/** Fails if the post has unpublished changes, because these would be discarded, too. */
async function typeTitle(page: Page): Promise<void> {
  const title = page.getByTestId('field-title').locator('input')
  await title.waitFor()
  await page.waitForTimeout(SETTLE_MS)
  await expect(page.getByTestId('action-publish'), 'please publish or discard changes first').toBeDisabled()
  await title.fill(LONG_TITLE)
}

async function discardChanges(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Discard changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await page.getByTestId('pane-footer-document-status').getByText('Discarded draft').waitFor()
}
