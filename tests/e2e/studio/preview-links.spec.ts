import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { watchArrivals } from '../../support/arrivals.ts'
import { test, untilInteractive } from '../../support/page.ts'
import { createPreviewLink } from '../../support/preview.ts'
import { stack } from '../../support/stack.ts'

test('opening a preview logs nothing', async ({ page }) => {
  const readLog = () => readFileSync(join(stack.dataFolder, 'logs', 'site.log'), 'utf8')
  const before = readLog()
  const arrived = watchArrivals(page)
  for (const path of ['/', '/post/ramadan-readiness']) {
    await page.goto(await createPreviewLink(path))
    await expect(page.getByRole('form', { name: 'Preview' })).toBeVisible()
    await untilInteractive(page)
    await arrived()
  }
  expect(readLog().slice(before.length)).toBe('')
})
