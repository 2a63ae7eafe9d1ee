import { expect, type Locator, type Page } from '@playwright/test'

export function carousel(page: Page): Locator {
  return page.getByRole('region', { name: 'Testimonials', exact: true })
}

/** Expects exactly these slides to be visible, no two of them in the same place. */
export async function expectShown(page: Page, expected: number[]): Promise<void> {
  const shown = () =>
    carousel(page)
      .locator('[aria-roledescription="slide"]')
      .evaluateAll(all => {
        const seen = all.flatMap((slide, place) =>
          slide.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? [place] : [],
        )
        const places = new Set(seen.map(place => JSON.stringify(all[place]?.getBoundingClientRect())))
        return places.size === seen.length ? seen : ['on top of each other']
      })
  await expect.poll(shown, { intervals: [50] }).toEqual(expected)
}
