import { expect } from '@playwright/test'
import { findOverflow } from '../../support/overflow.ts'
import { findBrokenPictures, test } from '../../support/page.ts'
import { stack } from '../../support/stack.ts'

test('the page after a registration confirms it, names the support e-mail and leads home', async ({ page }) => {
  await page.goto('/success')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Registration Complete')
  await expect(main).toContainText(/write to \S+@\S+\./)
  await expect(main).not.toContainText('{email}')
  const email = main.getByRole('link', { name: '@' })
  expect(await email.getAttribute('href')).toBe(`mailto:${await email.textContent()}`)
  await main.getByRole('link', { name: 'Return to the home page' }).click()
  await expect(page).toHaveURL(`${stack.siteUrl}/`)
})

test('the page is excluded from indexing', async ({ page }) => {
  await page.goto('/success')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page).toHaveTitle('Registration Complete')
})

for (const width of [320, 390, 768, 1024, 1440, 1920]) {
  test(`at ${width} px its picture shows, and nothing reaches over the edge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/success', { waitUntil: 'load' })
    await expect(page.getByRole('img', { name: /doorway/ })).toBeVisible()
    expect(await findBrokenPictures(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
  })
}
