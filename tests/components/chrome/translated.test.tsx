import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { MilestoneDialog } from '@/components/dialogs/milestone-dialog'
import { Blog } from '@/components/sections/blog'
import { Hero } from '@/components/sections/hero'
import { Impact } from '@/components/sections/impact'
import { readSection } from '@/components/sections/read-section.fixture'
import { Testimonials } from '@/components/sections/testimonials'
import { CAROUSELS, mountCarousel } from '../support/carousels'
import { advance, drawFrame, stopClock, timeUntil } from '../support/clock'
import { cards, hero, impact, milestone, pageData, settings, testimonials } from '../support/content'
import { counters, shownFigure, watchCounter } from '../support/counters'
import { mount, mountInSpace, translate } from '../support/mount'
import { Article } from '../support/posts'
import { note, openAt } from '../support/toast'

const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const text = () => document.body.textContent ?? ''

const PARTS: Record<string, () => Promise<void>> = {
  toast: async () => {
    await openAt(9_900)
    translate()
    const notes = []
    for (let turn = 0; turn < 3; turn++) {
      await timeUntil(() => note() !== '', 500)
      notes.push(note())
      await timeUntil(() => note() === '', 500)
    }
    expect(new Set(notes).size).toBe(3)
  },
  'figures of the impact': async () => {
    stopClock()
    mountInSpace(<Impact section={impact} page={pageData} />)
    await drawFrame()
    translate()
    document.getElementById('impact')?.scrollIntoView({ block: 'center', behavior: 'instant' })
    await drawFrame()
    const [first] = counters()
    if (first) await watchCounter(first)
    expect(counters().map(shownFigure)).toEqual(['$1,042,318', '18,406', '$54', '1,247'])
  },
  headline: async () => {
    stopClock()
    mountInSpace(<Hero section={hero} page={pageData} />)
    scrollTo({ top: innerHeight, behavior: 'instant' })
    await drawFrame()
    translate()
    await advance(10_000)
    await press('Play the rotating headline')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Support Your Masjid')
  },
  ...Object.fromEntries(
    CAROUSELS.map(shape => [
      `carousel “${shape.title}”`,
      async () => {
        stopClock()
        const carousel = mountCarousel(shape)
        translate()
        await carousel.bringIntoView()
        for (let slide = 1; slide < shape.count; slide++) {
          await carousel.arrow('Next').click()
          await carousel.expectShown([slide])
        }
        await carousel.arrow('Previous').click()
        await carousel.expectShown([shape.count - 2])
      },
    ]),
  ),
  testimonials: async () => {
    mount(<Testimonials section={testimonials} page={pageData} />)
    translate()
    for (const place of ['3 of 4', '1 of 4']) {
      await press('Next: Testimonials')
      await expect.element(page.getByRole('group', { name: place })).toBeVisible()
    }
  },
  'pager of the blog': async () => {
    const answer = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ posts: cards, total: 9 }))
    onTestFinished(() => answer.mockRestore())
    const posts = { posts: cards.slice(0, 3), total: 9 }
    mount(<Blog section={readSection('blog', { title: 'Blog' })} page={{ ...pageData, posts }} />)
    translate()
    for (const [turn, place] of [
      ['Next: Blog', 'Page 2 of 3'],
      ['Previous: Blog', 'Page 1 of 3'],
    ] as const) {
      await press(turn)
      await expect.poll(text).toContain(place)
    }
  },
  'button that copies a post’s link': async () => {
    vi.spyOn(document, 'execCommand').mockReturnValue(true)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} }, configurable: true })
    onTestFinished(() => {
      vi.restoreAllMocks()
      Reflect.deleteProperty(navigator, 'clipboard')
    })
    mount(<Article />)
    translate()
    await press('Copy link')
    await expect.element(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  },
  milestone: async () => {
    mount(<MilestoneDialog milestone={{ ...milestone, closesAt: null }} settings={settings} />)
    translate()
    await press(milestone.dismissLabel)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
}

test.each(Object.entries(PARTS))('translated, the %s goes on', (_, expectToGoOn) => expectToGoOn())
