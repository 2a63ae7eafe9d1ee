import type { Page } from '@playwright/test'

/** Paths of the site that the browser has fetched ahead of a click since this began, in the order of their arrival. */
export async function watchPreloads(page: Page): Promise<string[]> {
  const paths: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    const { pathname, search } = new URL(prefetchUrl)
    if (status === 'Ready' && !paths.includes(pathname + search)) paths.push(pathname + search)
  })
  await session.send('Preload.enable')
  return paths
}
