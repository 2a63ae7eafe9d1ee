import { expect, type Page } from '@playwright/test'
import { watchArrivals } from '../../support/arrivals.ts'
import { test, untilInteractive } from '../../support/page.ts'
import { watchPreloads } from '../../support/preloads.ts'
import { stack } from '../../support/stack.ts'
import { PERSON, readViews } from '../../support/visits.ts'

const PAGE = '/privacy'
const NOT_AHEAD = ['/isma', '/albayan/terminal1', '/api/posts', '/studio', '/feed.xml', '/terms.md', '/nowhere']

/** The name of an ordinary browser: browsers of tests name themselves headless, and are not counted. */
test.use({ userAgent: PERSON['user-agent'] })

test('a page is fetched while the pointer rests on its link, and counts once, when it is opened', async ({ page }) => {
  const arrived = watchArrivals(page)
  const ahead = await watchPreloads(page)
  await page.goto('/register')
  await untilInteractive(page)
  await arrived()
  const before = await readViews(stack.siteUrl)
  await addLinks(page, [PAGE])
  await page.getByRole('link', { name: `Leads to ${PAGE}` }).hover()
  await expect.poll(() => ahead).toEqual([PAGE])
  expect(await readViews(stack.siteUrl)).toEqual(before)

  await page.getByRole('link', { name: `Leads to ${PAGE}` }).click()
  await page.waitForURL(`**${PAGE}`)
  await untilInteractive(page)
  await arrived()
  const after = { ...before, [PAGE]: (before[PAGE] ?? 0) + 1 }
  await expect.poll(() => readViews(stack.siteUrl)).toEqual(after)
})

test('nothing but pages is fetched ahead, and no other part of the page that is open', async ({ page }) => {
  const ahead = await watchPreloads(page)
  // Not the blog, whose pictures other journeys add and remove.
  await page.goto('/terms')
  await untilInteractive(page)
  const paths = [...NOT_AHEAD, '/terms#main', PAGE]
  await addLinks(page, paths)
  for (const path of paths) {
    // A press fetches at once what may be fetched, and one that ends elsewhere opens nothing.
    await page.getByRole('link', { name: `Leads to ${path}`, exact: true }).hover()
    await page.mouse.down()
    await page.mouse.move(600, 400)
    await page.mouse.up()
  }
  await expect.poll(() => ahead).toEqual([PAGE])
})

/** Above everything else, so that the pointer gets there. */
async function addLinks(page: Page, paths: string[]): Promise<void> {
  await page.evaluate(paths => {
    const list = document.createElement('div')
    list.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 1000; display: grid; background: Canvas'
    for (const path of paths)
      list.append(Object.assign(document.createElement('a'), { href: path, textContent: `Leads to ${path}` }))
    document.body.append(list)
  }, paths)
}
