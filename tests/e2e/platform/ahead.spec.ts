import { expect, type Page } from '@playwright/test'
import { test, untilInteractive } from '../../support/page.ts'

const PAGE = '/privacy'
const NOT_AHEAD = ['/isma', '/albayan/terminal1', '/api/posts', '/studio', '/feed.xml', '/terms.md', '/nowhere']

test('a page is fetched while the pointer rests on its link, and nothing but pages, nor the one that is open', async ({
  page,
}) => {
  const ahead = await watchPreloads(page)
  // Not the blog, whose pictures other journeys add and remove.
  await page.goto('/terms')
  await untilInteractive(page)
  const paths = [...NOT_AHEAD, '/terms#main', PAGE]
  await addLinks(page, paths)
  for (const path of paths) {
    // A press fetches at once what may be fetched, and one that ends elsewhere opens nothing.
    await page.getByRole('link', { name: `Leads to ${path}`, exact: true }).hover()
    if (path === PAGE) continue
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

/** Paths of the site that the browser has fetched ahead of a click since this began, in the order of their arrival. */
async function watchPreloads(page: Page): Promise<string[]> {
  const paths: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    const { pathname, search } = new URL(prefetchUrl)
    if (status === 'Ready' && !paths.includes(pathname + search)) paths.push(pathname + search)
  })
  await session.send('Preload.enable')
  return paths
}
