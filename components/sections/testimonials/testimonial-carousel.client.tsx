'use client'

import { type ReactNode, type TouchEvent, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { useMedia } from '@/components/ui/use-media'
import type { Labels } from '@/content/types'
import { fillIn } from '@/lib/words/format'

/** From this width up two cards are side by side; testimonials.css uses the same breakpoint. */
const WIDE = '(width >= 64rem)'
const PER_PAGE_WIDE = 2
/** Shorter movements count as taps. */
const SWIPE_MIN_PX = 40

type Direction = 'previous' | 'next'
type Point = { clientX: number; clientY: number }

/** In pages of as many as fit side by side, so that each always has the same position; the page of `current`, which was chosen last, is shown. */
type Pages = { current: number; perPage: number; count: number }

type TestimonialCarouselProps = {
  title: string
  /** `place` contains {number} and {count}. */
  labels: Pick<Labels, 'place' | 'previous' | 'next'>
  slides: { id: string; card: ReactNode }[]
}

/** The cards are stacked, and one page of them is visible; the style sheet fades between pages. */
export function TestimonialCarousel({ title, labels, slides }: TestimonialCarouselProps) {
  const [current, setCurrent] = useState(0)
  const perPage = useMedia(WIDE) ? PER_PAGE_WIDE : 1
  const touch = useRef<Point>(null)
  const pages = { current, perPage, count: slides.length }
  const hasPages = slides.length > perPage
  const nameOf = (slide: number) => fillIn(labels.place, { number: slide + 1, count: slides.length })
  const step = (direction: Direction) => setCurrent(stepFrom(pages, direction))

  function startTouch({ touches }: TouchEvent) {
    // Two fingers zoom, and on a zoomed page one finger pans.
    touch.current = touches.length === 1 && window.visualViewport?.scale === 1 ? (touches[0] ?? null) : null
  }

  function endTouch({ changedTouches }: TouchEvent) {
    const finger = changedTouches[0]
    const direction = touch.current && finger && swipeOf(touch.current, finger)
    if (direction) step(direction)
  }

  const arrow = (direction: Direction) =>
    hasPages && (
      <IconButton
        label={`${labels[direction]}: ${title}`}
        onClick={() => step(direction)}
        style={{ gridArea: direction }}
        className="sm:self-end noscript:hidden"
      >
        <Icon name={direction === 'next' ? 'arrow-right' : 'arrow-left'} />
      </IconButton>
    )

  return (
    <section aria-roledescription="carousel" aria-label={title} className="testimonials wrap">
      <h2 dir="auto" className="text-display">
        {title}
      </h2>
      {arrow('previous')}
      {arrow('next')}
      <div
        aria-live="polite"
        onTouchStart={startTouch}
        onTouchEnd={endTouch}
        className="testimonial-cards [grid-area:cards] grid gap-[24px] my-[clamp(32px,4vw,56px)_28px] xl:grid-cols-2"
      >
        {slides.map(({ id, card }, slide) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset
          <div
            key={id}
            role="group"
            aria-roledescription="slide"
            aria-label={nameOf(slide)}
            data-shown={slide === current || undefined}
            data-shown-wide={isShown(slide, { current, perPage: PER_PAGE_WIDE }) || undefined}
          >
            {card}
          </div>
        ))}
      </div>
      {hasPages && (
        // biome-ignore lint/a11y/useSemanticElements: the dots are a group, not a fieldset
        <div role="group" aria-label={title} className="carousel-dots justify-center [grid-area:dots] noscript:hidden">
          {slides.map(({ id }, slide) => (
            <button
              key={id}
              type="button"
              aria-label={nameOf(slide)}
              aria-disabled={isShown(slide, pages)}
              onClick={() => setCurrent(slide)}
            />
          ))}
        </div>
      )}
    </section>
  )
}

export function isShown(testimonial: number, { current, perPage }: Omit<Pages, 'count'>): boolean {
  return Math.floor(testimonial / perPage) === Math.floor(current / perPage)
}

/** The first testimonial of the previous or next page; wraps around at the ends. */
export function stepFrom({ current, perPage, count }: Pages, direction: Direction): number {
  const pageCount = Math.ceil(count / perPage)
  const page = Math.floor(current / perPage) + (direction === 'next' ? 1 : -1)
  return ((page + pageCount) % pageCount) * perPage
}

/** The direction of a swipe between two points; null for a tap or a vertical scroll. */
export function swipeOf(from: Point, to: Point): Direction | null {
  const across = to.clientX - from.clientX
  const down = to.clientY - from.clientY
  if (Math.abs(across) < Math.max(SWIPE_MIN_PX, 2 * Math.abs(down))) return null
  return across < 0 ? 'next' : 'previous'
}
