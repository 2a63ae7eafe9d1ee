import { expect, type Page, type Response, test } from '@playwright/test'
import { readToTheEnd } from '../../support/page.ts'
import { createPreviewLink } from '../../support/preview.ts'

const PAGES = [
  ...['/', '/blog', '/blog/category/finance', '/post/ramadan-readiness', '/post/nothing-here'],
  ...['/request-trial', '/karima', '/register', '/success', '/terms'],
]

/** Strings that occur only in the bundle of the Studio, or only in that of visual editing. */
const STUDIO = ['sanity/structure', 'sanity.action.document', 'unstable_clientFactory']
const CLICK_TO_EDIT = ['sanity-visual-editing', 'presentation/perspective']

for (const path of PAGES) {
  test(`the code of ${path} has nothing of the Studio or the click to edit in it`, async ({ page }) => {
    const code = await collectCode(page, path)
    expect(code.length).toBeGreaterThan(100_000)
    for (const word of [...STUDIO, ...CLICK_TO_EDIT]) expect(code.includes(word), word).toBe(false)
  })
}

test('the bundle of the preview contains visual editing, and that of the Studio contains the Studio', async ({
  page,
}) => {
  const preview = await collectCode(page, await createPreviewLink('/'))
  for (const word of CLICK_TO_EDIT) expect(preview.includes(word), word).toBe(true)
  const studio = await collectCode(page, '/studio/structure')
  for (const word of STUDIO) expect(studio.includes(word), word).toBe(true)
})

/** All scripts that a page loads while it is opened and scrolled to its end, and its HTML. */
async function collectCode(page: Page, path: string): Promise<string> {
  const bodies: Promise<string>[] = []
  const collect = (response: Response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text())
  }
  page.on('response', collect)
  const answer = await page.goto(path)
  await page.waitForLoadState('networkidle')
  if (!path.startsWith('/studio')) await readToTheEnd(page)
  await page.waitForLoadState('networkidle')
  // Stops collecting, because scripts that arrive from here on, such as parts of the Studio, would not be awaited.
  page.off('response', collect)
  return [await answer?.text(), ...(await Promise.all(bodies))].join('\n')
}
