import type { Page } from '@playwright/test'

/** Tabs in which every place of the Studio is loaded. */
export const ownTabs = new WeakSet<Page>()

/** Goes to a path such as `/studio/structure`: in a tab that shows the Studio as by a link, else by loading it, which takes seconds. */
export async function enterStudio(page: Page, path: string): Promise<void> {
  if (ownTabs.has(page) || !isInStudio(page)) await page.goto(path)
  else
    await page.evaluate(to => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
}

export function isInStudio(page: Page): boolean {
  return !page.isClosed() && new URL(page.url(), 'http://localhost').pathname.startsWith('/studio')
}
