import { test as base, expect } from '@playwright/test'
import { giveButton, HOST, sheetOf } from '../support/live-demo.ts'

base('with forced colors the choices stay visible, and the sheet has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto(`${HOST}/demo`)
  await expect(page.locator('.methods :checked + .method')).toHaveCSS('outline-style', 'solid')
  await giveButton(page).click()
  await expect(sheetOf(page).locator('.pay')).toHaveCSS('border-top-style', 'solid')
})
