import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AnnouncementBanner } from '@/components/chrome/banner'
import { Header } from '@/components/chrome/header'
import { MilestoneDialog } from '@/components/dialogs/milestone-dialog'
import { Film } from '@/components/media/film'
import { Blog } from '@/components/sections/blog'
import { Hero } from '@/components/sections/hero'
import { Impact } from '@/components/sections/impact'
import { readSection } from '@/components/sections/read-section.fixture'
import { Accordion } from '@/components/ui/accordion'
import { CAROUSELS, mountCarousel } from '../support/carousels'
import { advance, drawFrame, stopClock, timeUntil } from '../support/clock'
import { cards, film, hero, impact, labels, milestone, pageData, settings } from '../support/content'
import { counters, shownFigure, watchCounter } from '../support/counters'
import { mount, Space } from '../support/mount'
import { Article } from '../support/posts'
import { arrow, expectShown, mountTestimonials } from '../support/testimonials'
import { dismiss, note, openAt } from '../support/toast'
import { translate } from '../support/translation'

/** Parts that change by themselves or by a press, on a page that is translated. Each error of React and each text that is out of date fails the test. */

const BANNER = { text: 'Ramadan is near', link: { label: 'Read', href: '/blog' }, linkHrefSmall: '/blog' }

const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const text = () => document.body.textContent ?? ''

const PARTS: [part: string, expectToGoOn: () => Promise<void>][] = [
  [
    'toast',
    async () => {
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
  ],
  [
    'toast that is dismissed',
    async () => {
      await openAt(10_000)
      translate()
      await dismiss.click()
      await expect.poll(note).toBe('')
    },
  ],
  [
    'figures of the impact',
    async () => {
      stopClock()
      mountSpaced(<Impact section={impact} page={pageData} />)
      await drawFrame()
      translate()
      document.getElementById('impact')?.scrollIntoView({ block: 'center', behavior: 'instant' })
      await drawFrame()
      const [first] = counters()
      if (first) await watchCounter(first)
      expect(counters().map(shownFigure)).toEqual(['$1,042,318', '18,406', '$54', '1,247'])
    },
  ],
  [
    'headline',
    async () => {
      stopClock()
      mountSpaced(<Hero section={hero} page={pageData} />)
      scrollTo({ top: innerHeight, behavior: 'instant' })
      await drawFrame()
      translate()
      await advance(10_000)
      await press('Play the rotating headline')
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Support Your Masjid')
    },
  ],
  ...CAROUSELS.map((shape): [string, () => Promise<void>] => [
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
  [
    'testimonials',
    async () => {
      mountTestimonials()
      translate()
      await arrow('Next').click()
      await expectShown([2, 3])
      await arrow('Next').click()
      await expectShown([0, 1])
    },
  ],
  [
    'pager of the blog',
    async () => {
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
  ],
  [
    'button that copies a post’s link',
    async () => {
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
  ],
  [
    'film and its captions',
    async () => {
      const shown = <Film film={film('product-film', 'See Minara', '0:12')} labels={labels} sizes="640px" isAmbient />
      mount(<div className="relative aspect-video max-w-160">{shown}</div>)
      translate()
      await press(/^Pause: /)
      await press(/^Play: /)
      await press(/captions/i)
      await expect.element(page.getByRole('button', { name: /^Pause: / })).toBeVisible()
    },
  ],
  [
    'accordion',
    async () => {
      mount(
        ['One', 'Two'].map(title => (
          <Accordion key={title} name="rows" icon="coins" title={title}>
            {`Of ${title}`}
          </Accordion>
        )),
      )
      translate()
      await page.getByText('Two', { exact: true }).click()
      await expect.element(page.getByText('Of Two')).toBeVisible()
    },
  ],
  [
    'banner',
    async () => {
      mount(<AnnouncementBanner banner={BANNER} labels={labels} />)
      translate()
      await press(labels.dismissBanner)
      await expect.element(page.getByText(BANNER.text)).not.toBeVisible()
    },
  ],
  [
    'menu',
    async () => {
      await page.viewport(390, 844)
      mount(<Header settings={settings} />)
      translate()
      await page.getByRole('link', { name: labels.openMenu }).click()
      await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Our Impact' })).toBeVisible()
    },
  ],
  [
    'milestone',
    async () => {
      mount(<MilestoneDialog milestone={{ ...milestone, closesAt: null }} settings={settings} />)
      translate()
      await press(milestone.dismissLabel)
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    },
  ],
]

test.each(PARTS)('translated, the %s goes on', (_, expectToGoOn) => expectToGoOn())

function mountSpaced(part: ReactNode): void {
  mount(
    <>
      <Space />
      {part}
      <Space />
    </>,
  )
}
