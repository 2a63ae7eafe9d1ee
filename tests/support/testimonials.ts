import { expect, type Locator, type Page } from '@playwright/test'

export function carousel(page: Page): Locator {
  return page.getByRole('region', { name: 'Testimonials', exact: true })
}

export function slides(page: Page): Locator {
  return carousel(page).locator('[aria-roledescription="slide"]')
}

export function dots(page: Page): Locator {
  return carousel(page).getByRole('button', { name: /^\d of 4$/ })
}

export function arrow(page: Page, direction: 'Previous' | 'Next'): Locator {
  return carousel(page).getByRole('button', { name: `${direction}: Testimonials` })
}

/** Expects exactly these slides to be visible, no two of them in the same place. */
export async function expectShown(page: Page, expected: number[]): Promise<void> {
  const shown = () =>
    slides(page).evaluateAll(all => {
      const seen = all.flatMap((slide, place) =>
        slide.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? [place] : [],
      )
      const places = new Set(seen.map(place => JSON.stringify(all[place]?.getBoundingClientRect())))
      return places.size === seen.length ? seen : ['on top of each other']
    })
  await expect.poll(shown, { intervals: [50] }).toEqual(expected)
}

export async function expectDotsOfShown(page: Page, expected: number[]): Promise<void> {
  const lit = () =>
    dots(page).evaluateAll(all =>
      all.flatMap((dot, place) => (dot.getAttribute('aria-disabled') === 'true' ? [place] : [])),
    )
  await expect.poll(lit).toEqual(expected)
}

/** Swipes with one finger, starting at the middle of the first card. */
export async function swipe(page: Page, { across, down }: { across: number; down: number }): Promise<void> {
  await slides(page)
    .first()
    .evaluate(
      (slide, { across, down }) => {
        const { left, top, width, height } = slide.getBoundingClientRect()
        const from = { clientX: left + width / 2, clientY: top + height / 2 }
        const to = { clientX: from.clientX + across, clientY: from.clientY + down }
        const send = (type: string, point: typeof from, isDown: boolean) => {
          const finger = new Touch({ identifier: 1, target: slide, ...point })
          const touches = isDown ? [finger] : []
          slide.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [finger] }))
        }
        send('touchstart', from, true)
        send('touchend', to, false)
      },
      { across, down },
    )
}
