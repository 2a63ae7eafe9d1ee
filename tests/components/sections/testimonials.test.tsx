import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { Testimonials } from '@/components/sections/testimonials'
import { drawFrame } from '../support/clock'
import { pageData, testimonials } from '../support/content'
import { mount } from '../support/mount'
import { boxOf, findAll, focusOn } from '../support/page'

const carousel = page.getByRole('region', { name: 'Testimonials', exact: true })
const dot = (place: number) => carousel.getByRole('button', { name: `${place + 1} of 4` })
const arrow = (direction: 'Previous' | 'Next') => carousel.getByRole('button', { name: `${direction}: Testimonials` })

const PLACES = [0, 1, 2, 3]

test('the cards fade for 300 ms: the old one out in the first half, the new one in in the second', async () => {
  await openAt(390, 'no-preference')
  const fades = slides().map(slide => {
    const { transitionProperty, transitionDuration, transitionDelay } = getComputedStyle(slide)
    return `${transitionProperty} for ${transitionDuration} after ${transitionDelay}`
  })
  expect(fades).toEqual([
    'opacity, visibility for 0.15s, 0s after 0.15s, 0s',
    ...Array(3).fill('opacity, visibility for 0.15s, 0s after 0s, 0.15s'),
  ])
})

describe.each([
  { width: 390, pages: [[0], [1], [2], [3]] },
  {
    width: 1024,
    pages: [
      [0, 1],
      [2, 3],
    ],
  },
])('the testimonials at $width px', ({ width, pages }) => {
  const [first = []] = pages

  beforeEach(() => openAt(width))

  test('are shown page by page by arrows that wrap around and move nothing, and by their dots', async () => {
    // A section near the window gets its real height in the next frame.
    await drawFrame()
    const before = measure()
    for (const shown of [...pages.slice(1), first]) {
      await arrow('Next').click()
      await expectShown(shown)
      expect(measure()).toEqual(before)
    }
    for (const place of [3, 0, 2]) {
      await dot(place).click()
      const shown = pages.find(each => each.includes(place)) ?? []
      await expectShown(shown)
      await expect.poll(() => PLACES.filter(each => dot(each).element().ariaDisabled === 'true')).toEqual(shown)
    }
  })
})

describe('on a phone', () => {
  beforeEach(() => openAt(390))

  test('the carousel is a named region of groups named by their position, in a polite live region', async () => {
    await expect.element(carousel).toHaveAttribute('aria-roledescription', 'carousel')
    const rolesOf = (slide: Element) =>
      ['role', 'aria-roledescription', 'aria-label'].map(name => slide.getAttribute(name))
    expect(slides().map(rolesOf)).toEqual([1, 2, 3, 4].map(place => ['group', 'slide', `${place} of 4`]))
    for (const slide of slides()) expect(slide.parentElement).toHaveAttribute('aria-live', 'polite')
  })

  test('the arrows come before the dots, a named group of buttons, and keep the focus; so does the current dot', async () => {
    focusOn(arrow('Previous').element())
    await userEvent.tab()
    await expect.element(arrow('Next')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expectShown([1])
    await expect.element(arrow('Next')).toHaveFocus()
    await userEvent.tab()
    await expect.element(dot(0)).toHaveFocus()
    const group = carousel.getByRole('group', { name: 'Testimonials', exact: true })
    expect(group.getByRole('button').elements()).toHaveLength(4)
    await expect.element(dot(1)).toHaveAttribute('aria-disabled', 'true')
    focusOn(dot(1).element())
    await expect.element(dot(1)).toHaveFocus()
  })
})

async function openAt(width: number, reducedMotion: 'reduce' | 'no-preference' = 'reduce'): Promise<void> {
  await commands.emulateMedia({ reducedMotion })
  await page.viewport(width, 844)
  mount(<Testimonials section={testimonials} page={pageData} />)
}

function slides(): Element[] {
  return findAll('[aria-roledescription="slide"]')
}

/** Expects exactly these slides to be in the accessibility tree. */
async function expectShown(expected: number[]): Promise<void> {
  const named = carousel.getByRole('group', { name: / of 4$/ })
  await expect.poll(() => named.elements().map(slide => slides().indexOf(slide))).toEqual(expected)
}

/** Position of the arrow in the section, and height of the section. */
function measure(): { height: number; arrow: number } {
  const { top, height } = boxOf('#testimonials')
  return { height, arrow: arrow('Previous').element().getBoundingClientRect().top - top }
}
