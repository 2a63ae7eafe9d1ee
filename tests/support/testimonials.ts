import type { Locator, Page } from '@playwright/test'

export function carousel(page: Page): Locator {
  return page.getByRole('region', { name: 'Testimonials', exact: true })
}
