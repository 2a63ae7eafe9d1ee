import { expect, test } from '@playwright/test'

test('a page runs without console messages, also from the browser’s cache', async ({ page }) => {
  const complaints: string[] = []
  // Browsers report unknown permissions only as warnings.
  page.on('console', message => /error|warning/.test(message.type()) && complaints.push(message.text()))
  for (let visit = 0; visit < 3; visit++) {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Play: Watch the founder' })).toBeVisible()
  }
  expect(complaints).toEqual([])
})
