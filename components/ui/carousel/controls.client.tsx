'use client'

import { useCarousel } from '@/components/ui/carousel/carousel.client'
import { isPausable } from '@/components/ui/carousel/rotation'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { fillIn } from '@/lib/words/format'

type ControlProps = { className?: string }

/** The pause button, which turns into the play button. It must be first in the carousel's tab order. */
export function CarouselPause({ className }: ControlProps) {
  const { label, labels, count, rotation, toggleRotation } = useCarousel()
  if (count < 2) return null
  const name = isPausable(rotation) ? 'pause' : 'play'
  return (
    <IconButton
      label={`${labels[name]}: ${label}`}
      aria-disabled={rotation.stage === 'over'}
      onClick={toggleRotation}
      className={className}
    >
      <Icon name={name} weight="fill" className="size-4.5" />
    </IconButton>
  )
}

export function CarouselArrows({ className }: ControlProps) {
  return (
    <div className={classNames('flex gap-2', className)}>
      <CarouselArrow direction="previous" />
      <CarouselArrow direction="next" />
    </div>
  )
}

function CarouselArrow({ direction }: { direction: 'previous' | 'next' }) {
  const { label, labels, slide, count, neighbor, show } = useCarousel()
  if (count < 2) return null
  const next = neighbor(direction === 'next' ? 1 : -1)
  return (
    <IconButton label={`${labels[direction]}: ${label}`} aria-disabled={next === slide} onClick={() => show(next)}>
      <Icon name={direction === 'previous' ? 'arrow-left' : 'arrow-right'} />
    </IconButton>
  )
}

export function CarouselDots() {
  const { labels, slide, count, show } = useCarousel()
  if (count < 2) return null
  return (
    <div className="carousel-dots">
      {Array.from({ length: count }, (_, dot) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
          key={dot}
          type="button"
          aria-label={fillIn(labels.place, { number: dot + 1, count })}
          aria-current={dot === slide ? 'true' : undefined}
          onClick={() => show(dot)}
        />
      ))}
    </div>
  )
}

/** The current position, such as "1 of 5". */
export function CarouselPlace({ className }: ControlProps) {
  const { labels, slide, count } = useCarousel()
  if (count < 2) return null
  return <p className={className}>{fillIn(labels.place, { number: slide + 1, count })}</p>
}
