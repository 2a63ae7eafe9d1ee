import { expect } from '@playwright/test'
import { test } from '../support/page.ts'
import { FULL_POST } from '../visual/state.ts'

test('every link in a post can be reached by keyboard, with a visible focus', async ({ page }) => {
  await page.goto(`/post/${FULL_POST}`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  const names: string[] = []
  const last = page.locator('.rich-text').getByRole('link').last()
  for (let presses = 0; presses < 30 && !(await last.evaluate(link => link === document.activeElement)); presses++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    names.push((await focused.textContent()) ?? '')
    const { outlineStyle } = await focused.evaluate(element => getComputedStyle(element))
    expect(outlineStyle === 'none' && (await focused.locator('.group-focus-visible\\:outline-3').count()) === 0).toBe(
      false,
    )
  }
  await expect(last).toBeFocused()
  for (const name of ['Blog', 'Ramadan', 'Why it matters', 'the register page', 'another site']) {
    expect(names.join('\n')).toContain(name)
  }
})
