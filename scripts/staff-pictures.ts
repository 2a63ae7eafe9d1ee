/** `npm run generate -- pictures [http://localhost:3000]`: takes the pictures of README.md and docs/staff.md: edits one post, discards the changes, and submits four invented requests. */
import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from './browser.ts'
import { sendSampleRequests } from './sample-requests.ts'
import { runCommand, SetupError } from './settings.ts'

const FOLDER = 'docs/staff'
const LANDING_PAGE = 'docs/landing.webp'
const WINDOW = { width: 1280, height: 900 }
const WIDE_WINDOW = { width: 1440, height: 900 }
const PATIENCE_MS = 60_000
const SETTLE_MS = 2_000
const MAX_BYTES = 64_000
const MAX_WIDE_BYTES = 110_000
const QUALITY = 80

type Clip = { x: number; y: number; width: number; height: number }
type Picture = {
  name: string
  path: string
  steps: (page: Page) => Promise<void>
  clip?: Clip
  undo?: (page: Page) => Promise<void>
}

const TESTIMONIAL = '/studio/structure/testimonial;testimonial-as-salam'
const LONG_TITLE = 'A title that goes on and on, far longer than the three lines of a card can hold'
const LEAD = 'Minara modernizes donation collection'
const FORM = { x: 642, y: 50, width: 638, height: 850 }
const LIST_FORM = { x: 441, y: 50, width: 839, height: 850 }
const WIDE_FORM = { x: 352, y: 50, width: 928, height: 850 }

const UPPER_PART = { x: 0, y: 0, width: 1280, height: 620 }

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
    name: 'unpublish',
    path: TESTIMONIAL,
    steps: async page => {
      await page.getByTestId('document-header-Published-chip').click()
      await page.getByTestId('action-unpublish').waitFor()
      // Otherwise the tooltip of the focused field covers part of the picture.
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    },
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

await runCommand(() => takePictures(process.argv[2] ?? 'http://localhost:3000'))

async function takePictures(address: string): Promise<void> {
  const executablePath = findBrowser()
  if (!executablePath) throw new SetupError('There is no Chromium: please run npm test once, which installs one.')
  const answer = await fetch(`${address}/readyz`).catch(() => null)
  if (!answer?.ok) throw new SetupError(`No site is ready at ${address}: please run npm start first.`)
  mkdirSync(FOLDER, { recursive: true })
  await sendSampleRequests(address)
  const browser = await chromium.launch({ executablePath })
  try {
    const context = await browser.newContext({ baseURL: address, viewport: WINDOW, reducedMotion: 'reduce' })
    context.setDefaultTimeout(PATIENCE_MS)
    for (const picture of PICTURES) await takePicture(await context.newPage(), picture)
    // The pages above have opened the preview, whose cookie visitors do not have.
    await takeLandingPage(await browser.newPage({ baseURL: address, viewport: WIDE_WINDOW, reducedMotion: 'reduce' }))
  } finally {
    await browser.close()
  }
}

async function takePicture(page: Page, { name, path, steps, clip, undo }: Picture): Promise<void> {
  await page.goto(path)
  await steps(page)
  await page.waitForTimeout(SETTLE_MS)
  await hideTip(page)
  const screenshot = await page.screenshot({ clip })
  await undo?.(page)
  await page.close()
  await write(`${FOLDER}/${name}.webp`, screenshot, MAX_BYTES)
}

async function takeLandingPage(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByText(LEAD).waitFor()
  await page.waitForTimeout(SETTLE_MS)
  await write(LANDING_PAGE, await page.screenshot(), MAX_WIDE_BYTES)
}

async function write(file: string, screenshot: Buffer, maxBytes: number): Promise<void> {
  const bytes = await sharp(screenshot).webp({ quality: QUALITY }).toBuffer()
  if (bytes.length > maxBytes) throw new SetupError(`${file} has ${bytes.length} bytes: please show less of the page.`)
  await sharp(bytes).toFile(file)
  console.log(`${file} (${Math.round(bytes.length / 1000)} KB)`)
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

/** Throws if the post has unpublished changes, because these would be discarded, too. */
async function typeTitle(page: Page): Promise<void> {
  const title = page.getByTestId('field-title').locator('input')
  await title.waitFor()
  await page.waitForTimeout(SETTLE_MS)
  if (await page.getByTestId('action-publish').isEnabled()) {
    throw new SetupError('The post has changes that are not published: please publish or discard them first.')
  }
  await title.fill(LONG_TITLE)
}

async function discardChanges(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Discard changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await page.getByTestId('pane-footer-document-status').getByText('Discarded draft').waitFor()
}
