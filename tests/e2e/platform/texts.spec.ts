import { expect, type Page } from '@playwright/test'
import { FIELDS_OF_STEP, STEPS } from '../../../lib/forms/registration.ts'
import { editor, visitor } from '../../support/content.ts'
import type { StoredDocument } from '../../support/content-server.ts'
import { findOverflow } from '../../support/overflow.ts'
import { test } from '../../support/page.ts'
import { fillStep, waitForWizard } from '../../support/registration.ts'
import { listMisfits } from '../../support/text-fit.ts'
import { LENGTHS, withLength } from '../../support/text-lengths.ts'

const WIDTHS = [320, 390, 768, 1024, 1440]
/** Pages whose dialogs are measured too, open. */
const WITH_PARTS = ['/', '/request-trial', '/register']
const MISSING = '/post/missing'
const HEIGHT = 900
const TIMEOUT_MS = 240_000
/** Documents whose texts pages show, and the path of the page that is headed by one of each. */
const HEADED: Record<string, { title: string; path: (slug: string) => string }> = {
  trialPage: { title: 'title', path: () => '/request-trial' },
  registrationPage: { title: 'title', path: () => '/register' },
  successPage: { title: 'title', path: () => '/success' },
  blogPage: { title: 'title', path: () => '/blog' },
  terms: { title: 'title', path: () => '/terms' },
  privacy: { title: 'title', path: () => '/privacy' },
  'category-ramadan': { title: 'title', path: slug => `/blog/category/${slug}` },
  'author-maryam-raza': { title: 'name', path: slug => `/author/${slug}` },
  'page-ramadan': { title: 'title', path: slug => `/${slug}` },
  'page-every-friday': { title: 'title', path: slug => `/${slug}` },
  'post-thirty-nights': { title: 'title', path: slug => `/post/${slug}` },
}

let original: StoredDocument[] = []

test.beforeAll(async () => {
  original = await visitor.fetch('*[!(_type match "sanity.*") && !(_type match "system.*") && _type != "redirect"]')
})
test.afterAll(() => write(original))

for (const length of LENGTHS) {
  test(`with ${length} texts every page holds at five widths`, async ({ page }) => {
    test.setTimeout(TIMEOUT_MS)
    const documents = original.map(document => withLength(document, length))
    await write(documents)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const faults: string[] = []
    for (const [path, title] of pagesOf(documents)) {
      await openFresh(page, path, title)
      faults.push(...(await measure(page, path)))
      if (path === '/register') faults.push(...(await measureFurtherSteps(page)))
    }
    // The browser reports its status, 404, as an error, which `page` would not allow.
    const missing = await page.context().newPage()
    await missing.emulateMedia({ reducedMotion: 'reduce' })
    await openFresh(missing, MISSING, missingTitle(documents))
    faults.push(...(await measure(missing, MISSING)))
    expect(faults).toEqual([])
  })
}

async function measure(page: Page, path: string): Promise<string[]> {
  const faults: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    faults.push(...(await findFaults(page)).map(fault => `${path} at ${width}: ${fault}`))
    if (!WITH_PARTS.includes(path)) continue
    for (const dialog of await page.locator('dialog').all()) {
      await dialog.evaluate(element => element instanceof HTMLDialogElement && element.showModal())
      const name = await dialog.getAttribute('id')
      faults.push(...(await findFaults(page)).map(fault => `${path} at ${width}, dialog ${name}: ${fault}`))
      await dialog.evaluate(element => element instanceof HTMLDialogElement && element.close())
    }
  }
  return faults
}

/** Steps 2 to 4 of the wizard, which shows the first. The labels of its buttons are texts that change, so the form itself is submitted. */
async function measureFurtherSteps(page: Page): Promise<string[]> {
  const faults: string[] = []
  await waitForWizard(page)
  for (const step of STEPS) {
    await expect(page.locator(`section:not([hidden]) [name="${FIELDS_OF_STEP[step][0]}"]`).first()).toBeVisible()
    if (step > 1) faults.push(...(await measure(page, `/register, step ${step}`)))
    await fillStep(page, step)
    if (step < STEPS.length) await page.locator('form.sheet').evaluate((form: HTMLFormElement) => form.requestSubmit())
  }
  return faults
}

async function findFaults(page: Page): Promise<string[]> {
  const reaching = await findOverflow(page)
  return [...reaching.map(html => `reaches out: ${html}`), ...(await page.evaluate(listMisfits))]
}

async function write(documents: StoredDocument[]): Promise<void> {
  const transaction = editor().transaction()
  for (const { _rev, _updatedAt, _createdAt, ...document } of documents) transaction.createOrReplace(document)
  await transaction.commit()
}

function pagesOf(documents: StoredDocument[]): [path: string, title: string][] {
  const headed = documents.flatMap((document): [string, string][] => {
    const page = HEADED[document._id]
    return page ? [[page.path(String(Object(document.slug).current)), String(document[page.title])]] : []
  })
  const landing = documents.find(({ _id }) => _id === 'landingPage')
  const hero = Object(landing?.sections).find(({ _type }: { _type: string }) => _type === 'hero')
  const trial = documents.find(({ _id }) => _id === 'trialPage')
  return [['/', hero.lead], ...headed, ['/karima', String(trial?.shortTitle)]]
}

function missingTitle(documents: StoredDocument[]): string {
  const settings = documents.find(({ _id }) => _id === 'siteSettings')
  return String(Object(settings?.notFound).title)
}

/** A page that is not yet rendered with the new texts is opened again. */
async function openFresh(page: Page, path: string, text: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(path)
      return (await page.locator('main').textContent())?.includes(text)
    })
    .toBe(true)
}
