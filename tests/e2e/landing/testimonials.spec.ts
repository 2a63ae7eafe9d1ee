import { expect, type Page } from '@playwright/test'
import { visitor } from '../../support/content.ts'
import { openLandingPage, readToTheEnd, test } from '../../support/page.ts'
import { arrow, carousel, dots, expectDotsOfShown, expectShown, slides, swipe } from '../../support/testimonials.ts'

const LARGE = { width: 1440, height: 900 }
const SMALL = { width: 390, height: 844 }
/** The last width with one card and the first with two. */
const BREAKPOINT = { below: 1023, from: 1024 }

const FADE_MS = 300

test.describe('two testimonials from 1024 px', () => {
  test.use({ viewport: LARGE, contextOptions: { reducedMotion: 'reduce' } })
  test.beforeEach(({ page }) => openLandingPage(page))

  test('are shown side by side; the arrows move by two and wrap around', async ({ page }) => {
    await expectShown(page, [0, 1])
    for (const shown of [
      [2, 3],
      [0, 1],
    ]) {
      await arrow(page, 'Next').click()
      await expectShown(page, shown)
    }
    await arrow(page, 'Previous').click()
    await expectShown(page, [2, 3])
  })

  test('are shown by their dots, one for each', async ({ page }) => {
    await expect(dots(page)).toHaveCount(4)
    await dots(page).nth(3).click()
    await expectShown(page, [2, 3])
    await expectDotsOfShown(page, [2, 3])
    await dots(page).nth(0).click()
    await expectShown(page, [0, 1])
    await expectDotsOfShown(page, [0, 1])
  })

  test('keep their size and the height of the section', async ({ page }) => {
    // A section has its real height only once it has been near the viewport.
    await readToTheEnd(page)
    const before = await measure(page)
    await arrow(page, 'Next').click()
    await expectShown(page, [2, 3])
    expect(await measure(page)).toEqual(before)
  })
})

test.describe('one testimonial below 1024 px', () => {
  test.use({ viewport: SMALL, contextOptions: { reducedMotion: 'reduce' } })
  test.beforeEach(({ page }) => openLandingPage(page))

  test('is shown at a time; the arrows move by one and wrap around', async ({ page }) => {
    await expectShown(page, [0])
    for (const shown of [1, 2, 3, 0]) {
      await arrow(page, 'Next').click()
      await expectShown(page, [shown])
      await expectDotsOfShown(page, [shown])
    }
    await arrow(page, 'Previous').click()
    await expectShown(page, [3])
  })

  test('is shown by its dot', async ({ page }) => {
    await dots(page).nth(2).click()
    await expectShown(page, [2])
    await expectDotsOfShown(page, [2])
  })

  test('keeps the height of the section, however long the quote', async ({ page }) => {
    // A section has its real height only once it has been near the viewport.
    await readToTheEnd(page)
    const before = await measure(page)
    for (const shown of [1, 2, 3]) {
      await arrow(page, 'Next').click()
      await expectShown(page, [shown])
      expect(await measure(page)).toEqual(before)
    }
  })

  test('becomes part of its pair on a wider screen, and returns on a narrow one', async ({ page }) => {
    await dots(page).nth(3).click()
    await page.setViewportSize({ width: BREAKPOINT.from, height: 800 })
    await expectShown(page, [2, 3])
    await expectDotsOfShown(page, [2, 3])
    await page.setViewportSize({ width: BREAKPOINT.below, height: 800 })
    await expectShown(page, [3])
    await expectDotsOfShown(page, [3])
  })
})

test.describe('a finger on the testimonials', () => {
  test.use({ viewport: SMALL, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })
  test.beforeEach(({ page }) => openLandingPage(page))

  test('swipes to the next one and back', async ({ page }) => {
    await swipe(page, { across: -120, down: 10 })
    await expectShown(page, [1])
    await swipe(page, { across: 120, down: 10 })
    await expectShown(page, [0])
  })

  test('does not change the slide when it scrolls the page', async ({ page }) => {
    await swipe(page, { across: -60, down: -200 })
    // If the first swipe had changed the slide, this one would show the third.
    await swipe(page, { across: -120, down: 0 })
    await expectShown(page, [1])
  })
})

test.describe('the fade', () => {
  test.use({ viewport: SMALL })

  test('takes 300 ms: the old slide fades out in the first half, the new one fades in during the second', async ({
    page,
  }) => {
    await openLandingPage(page)
    await arrow(page, 'Next').scrollIntoViewIfNeeded()
    expect(await fadesAfterStep(page)).toEqual([
      { slide: 0, from: 0, to: FADE_MS / 2 },
      { slide: 1, from: FADE_MS / 2, to: FADE_MS },
    ])
    await expectShown(page, [1])
  })

  test('is omitted with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openLandingPage(page)
    expect(await fadesAfterStep(page)).toEqual([])
    await expectShown(page, [1])
  })

  test('never starts automatically', async ({ page }) => {
    await page.clock.install()
    await openLandingPage(page)
    await slides(page).first().scrollIntoViewIfNeeded()
    await page.clock.runFor('01:00')
    await expectShown(page, [0])
  })
})

test.describe('the carousel pattern', () => {
  test.use({ viewport: SMALL, contextOptions: { reducedMotion: 'reduce' } })
  test.beforeEach(({ page }) => openLandingPage(page))

  test('the carousel is a named region with its role description', async ({ page }) => {
    await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel')
    await expect(carousel(page)).toHaveCount(1)
  })

  test('each slide is a group with its role description, named by its position', async ({ page }) => {
    for (const [place, slide] of (await slides(page).all()).entries()) {
      await expect(slide).toHaveRole('group')
      await expect(slide).toHaveAttribute('aria-roledescription', 'slide')
      await expect(slide).toHaveAttribute('aria-label', `${place + 1} of 4`)
    }
  })

  test('hidden slides are not in the accessibility tree', async ({ page }) => {
    const tree = () => carousel(page).ariaSnapshot()
    const names = await visitor.fetch<string[]>(
      '*[_id == "landingPage"][0].sections[_type == "testimonials"].items[]->name',
    )
    expect(names).toHaveLength(4)
    const named = async () => {
      const seen = await tree()
      return names.filter(name => seen.includes(name))
    }
    await expect.poll(named).toEqual([names[0]])
    await arrow(page, 'Next').click()
    await expect.poll(named).toEqual([names[1]])
  })

  test('slide changes are announced politely', async ({ page }) => {
    await expect(slides(page).first().locator('..')).toHaveAttribute('aria-live', 'polite')
  })

  test('the arrows are buttons before the slides and keep the focus', async ({ page }) => {
    await arrow(page, 'Previous').focus()
    await page.keyboard.press('Tab')
    await expect(arrow(page, 'Next')).toBeFocused()
    await page.keyboard.press('Enter')
    await expectShown(page, [1])
    await expect(arrow(page, 'Next')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dots(page).first()).toBeFocused()
  })

  test('the dots are a named group of buttons named like their slides, and the current one is only aria-disabled', async ({
    page,
  }) => {
    const group = carousel(page).getByRole('group', { name: 'Testimonials', exact: true })
    await expect(group.getByRole('button')).toHaveCount(4)
    const current = group.getByRole('button', { name: '1 of 4' })
    await expect(current).toHaveAttribute('aria-disabled', 'true')
    await current.focus()
    await expect(current).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const viewport of [LARGE, SMALL]) {
    test(`all testimonials can be read at ${viewport.width} px, and no control does nothing`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/')
      await expectShown(page, [0, 1, 2, 3])
      await expect(carousel(page).getByRole('button')).toHaveCount(0)
    })
  }
})

/** Position of the arrow in the section, and height of the section. */
async function measure(page: Page): Promise<{ height: number; arrow: number }> {
  return page.locator('#testimonials').evaluate(section => {
    const { top, height } = section.getBoundingClientRect()
    const button = section.querySelector('button')
    return { height, arrow: (button?.getBoundingClientRect().top ?? 0) - top }
  })
}

/** Moves one slide. Returns when the opacity of each slide changes, in milliseconds after the step. */
function fadesAfterStep(page: Page): Promise<{ slide: number; from: number; to: number }[]> {
  return carousel(page).evaluate(async region => {
    const all = Array.from(region.querySelectorAll('[aria-roledescription="slide"]'))
    region.querySelector<HTMLElement>('[aria-label^="Next"]')?.click()
    await new Promise(requestAnimationFrame)
    return all.flatMap((slide, place) =>
      slide.getAnimations().flatMap(animation => {
        if (!(animation instanceof CSSTransition) || animation.transitionProperty !== 'opacity') return []
        const { delay, endTime } = animation.effect?.getComputedTiming() ?? {}
        return [{ slide: place, from: Number(delay), to: Number(endTime) }]
      }),
    )
  })
}
