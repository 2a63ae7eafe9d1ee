import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { advance, stopClock } from '../support/clock'
import { testimonials } from '../support/content/sections'
import { arrow, carousel, dot, expectShown, mountTestimonials, slides } from '../support/testimonials'

const FADE_MS = 300

/** When the opacity of a slide changes, in milliseconds after the step. */
type Fade = { slide: number; from: number; to: number }

beforeEach(() => page.viewport(390, 844))

describe('the fade of the testimonials', () => {
  test('takes 300 ms: the old slide fades out in the first half, the new one fades in during the second', async () => {
    mountTestimonials()
    expect(fades()).toEqual([])
    expect(await fadesAfterStep()).toEqual([
      { slide: 0, from: 0, to: FADE_MS / 2 },
      { slide: 1, from: FADE_MS / 2, to: FADE_MS },
    ])
    await expectShown([1])
  })

  test('is omitted with reduced motion', async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    mountTestimonials()
    expect(await fadesAfterStep()).toEqual([])
    await expectShown([1])
  })

  test('never starts automatically', async () => {
    stopClock()
    mountTestimonials()
    await advance(60_000)
    await expectShown([0])
  })
})

describe('the carousel pattern of the testimonials', () => {
  beforeEach(async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    mountTestimonials()
  })

  test('the carousel is a named region with its role description', async () => {
    expect(carousel().elements()).toHaveLength(1)
    await expect.element(carousel()).toHaveAttribute('aria-roledescription', 'carousel')
  })

  test('each slide is a group with its role description, named by its position, in a polite live region', () => {
    for (const [place, slide] of slides().entries()) {
      expect(slide).toHaveRole('group')
      expect(slide).toHaveAttribute('aria-roledescription', 'slide')
      expect(slide).toHaveAttribute('aria-label', `${place + 1} of 4`)
      expect(slide.parentElement).toHaveAttribute('aria-live', 'polite')
    }
    expect(slides()).toHaveLength(4)
  })

  test('hidden slides are not in the accessibility tree', async () => {
    const names = testimonials.items.map(({ name }) => name)
    const named = () => carousel().getByRole('group', { name: /of 4/ }).elements()
    await expect.poll(() => named().map(nameOf)).toEqual([names[0]])
    await arrow('Next').click()
    await expect.poll(() => named().map(nameOf)).toEqual([names[1]])

    function nameOf(slide: Element): string | undefined {
      return names.find(name => slide.textContent?.includes(name))
    }
  })

  test('the arrows are buttons before the slides and keep the focus', async () => {
    focus(arrow('Previous').element())
    await userEvent.tab()
    await expect.element(arrow('Next')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expectShown([1])
    await expect.element(arrow('Next')).toHaveFocus()
    await userEvent.tab()
    await expect.element(dot(0)).toHaveFocus()
  })

  test('the dots are a named group of buttons named like their slides, and the current one is only aria-disabled', async () => {
    const group = carousel().getByRole('group', { name: 'Testimonials', exact: true })
    expect(group.getByRole('button').elements()).toHaveLength(4)
    const current = group.getByRole('button', { name: '1 of 4' })
    await expect.element(current).toHaveAttribute('aria-disabled', 'true')
    focus(current.element())
    await expect.element(current).toHaveFocus()
  })
})

/** Moves one slide. Only microtasks pass before the fades are read, so a busy machine cannot end one first. */
async function fadesAfterStep(): Promise<Fade[]> {
  const next = arrow('Next').element()
  if (next instanceof HTMLElement) next.click()
  await Promise.resolve()
  return fades()
}

/** getAnimations() updates the styles first, which starts pending transitions. */
function fades(): Fade[] {
  return slides().flatMap((slide, place) =>
    slide.getAnimations().flatMap(animation => {
      if (!(animation instanceof CSSTransition) || animation.transitionProperty !== 'opacity') return []
      const { delay, endTime } = animation.effect?.getComputedTiming() ?? {}
      return [{ slide: place, from: Number(delay), to: Number(endTime) }]
    }),
  )
}

function focus(element: Element): void {
  if (element instanceof HTMLElement) element.focus()
}
