import type { ReactNode } from 'react'
import { CarouselStep } from '@/components/ui/carousel/carousel.client'
import { placeOf } from '@/components/ui/carousel/position'
import { CarouselRotation } from '@/components/ui/carousel/rotation-button.client'
import { CarouselSlideGroup } from '@/components/ui/carousel/slides.client'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'

/** Labels of the controls for screen readers; `place` contains {number} and {count}. */
type CarouselLabels = { place: string; previous: string; next: string }
type RotationLabels = { pause: string; play: string }

export function CarouselSlide({
  slide,
  count,
  labels,
  className,
  children,
}: {
  slide: number
  count: number
  labels: CarouselLabels
  className?: string
  children: ReactNode
}) {
  return (
    <CarouselSlideGroup slide={slide} label={placeOf(slide, count, labels.place)} className={className}>
      {children}
    </CarouselSlideGroup>
  )
}

/** The pause button, which turns into the play button. It must be first in the carousel's tab order. */
export function CarouselPause({
  title,
  labels,
  className,
}: {
  title: string
  labels: RotationLabels
  className?: string
}) {
  return (
    <CarouselRotation
      pauseLabel={`${labels.pause}: ${title}`}
      playLabel={`${labels.play}: ${title}`}
      pauseIcon={<Icon name="pause" weight="fill" className="size-4.5" />}
      playIcon={<Icon name="play" weight="fill" className="size-4.5" />}
      className={className}
    />
  )
}

/** `title` is part of the label and distinguishes the carousels of a page. */
function CarouselArrow({
  direction,
  title,
  labels,
  className,
}: {
  direction: 'previous' | 'next'
  title: string
  labels: CarouselLabels
  className?: string
}) {
  return (
    <CarouselStep direction={direction} label={`${labels[direction]}: ${title}`} className={className}>
      <Icon name={direction === 'previous' ? 'arrow-left' : 'arrow-right'} />
    </CarouselStep>
  )
}

export function CarouselArrows({ className, ...arrow }: { title: string; labels: CarouselLabels; className?: string }) {
  return (
    <div className={classNames('flex gap-2', className)}>
      <CarouselArrow direction="previous" {...arrow} />
      <CarouselArrow direction="next" {...arrow} />
    </div>
  )
}
