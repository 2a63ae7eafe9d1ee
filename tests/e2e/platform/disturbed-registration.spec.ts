import { test as base } from '@playwright/test'
import { expectWhole } from '../../support/disturbed-pages.ts'

/** Uses Playwright's own test, because React reports on the console that it rendered the page again. */
base(
  'registration: all content is there after hydration, whatever was done to the page before it',
  async ({ page }) => {
    await expectWhole(page, '/register')
  },
)
