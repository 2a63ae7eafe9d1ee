import { expect, type Page } from '@playwright/test'
import { test, untilInteractive } from '../../support/page.ts'

const OPENED = 'opened by'
/** Without the posts of other tests, which come and go. */
const LIST = '/author/maryam-raza'

test('from a list to a post the picture and the title of the pressed card move, and the rest changes at once', async ({
  page,
}) => {
  await watchOpenings(page)
  // A post whose head has not arrived when it is first drawn opens at once.
  await expect(async () => {
    await openFirstPost(page)
    await expect.poll(() => movedParts(page), { timeout: 10_000 }).toEqual(['post-picture', 'post-title'])
  }).toPass()
})

test('with reduced motion a post opens at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchOpenings(page)
  await openFirstPost(page)
  await expect.poll(() => movedParts(page)).toBeNull()
})

async function openFirstPost(page: Page): Promise<void> {
  await page.goto(LIST)
  await untilInteractive(page)
  await page.locator('main a[href^="/post/"]').first().click()
  await page.waitForURL('**/post/**')
}

/** Notes in each page how it was opened: the named parts that move, or null without a transition. */
async function watchOpenings(page: Page): Promise<void> {
  await page.addInitScript(key => {
    addEventListener('pagereveal', event => {
      const { viewTransition } = event
      if (!viewTransition) return sessionStorage.setItem(key, 'null')
      void viewTransition.ready.then(() => {
        const parts = document
          .getAnimations()
          .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
        const names = parts.map(part => /^::view-transition-group\((.+)\)$/.exec(part || '')?.[1])
        const moved = names.filter(name => name !== undefined && name !== 'root')
        sessionStorage.setItem(key, JSON.stringify(moved.toSorted()))
      })
    })
  }, OPENED)
}

async function movedParts(page: Page): Promise<string[] | null | undefined> {
  const note = await page.evaluate(key => sessionStorage.getItem(key), OPENED)
  return note === null ? undefined : JSON.parse(note)
}
