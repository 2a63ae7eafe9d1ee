import { expect, type Page, type Response, test } from '@playwright/test'
import { watchArrivals } from '../../support/arrivals.ts'
import { readToTheEnd, untilInteractive } from '../../support/page.ts'

/** Strings that occur only in the bundle of the Studio, or only in that of visual editing. */
const STUDIO = ['sanity/structure', 'sanity.action.document', 'unstable_clientFactory']
const CLICK_TO_EDIT = ['sanity-visual-editing', 'presentation/perspective']

/** What lazy parts load while a page is read; what the HTML of each kind of page names is in tests/http/platform/public-code.test.ts. */
for (const path of ['/', '/post/ramadan-readiness', '/register']) {
  test(`nothing of the Studio or the click to edit is loaded while ${path} is read`, async ({ page }) => {
    const code = await collectCode(page, path)
    expect(code.length).toBeGreaterThan(100_000)
    for (const word of [...STUDIO, ...CLICK_TO_EDIT]) expect(code.includes(word), word).toBe(false)
  })
}

/** All scripts that a page loads while it is opened and scrolled to its end, and its HTML. */
async function collectCode(page: Page, path: string): Promise<string> {
  const bodies: Promise<string>[] = []
  const collect = (response: Response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text())
  }
  page.on('response', collect)
  const arrived = watchArrivals(page)
  const answer = await page.goto(path)
  await untilInteractive(page)
  await readToTheEnd(page)
  await arrived()
  // Stops collecting, because scripts that arrive from here on would not be awaited.
  page.off('response', collect)
  return [await answer?.text(), ...(await Promise.all(bodies))].join('\n')
}
