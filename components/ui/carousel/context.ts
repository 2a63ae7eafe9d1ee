import { createContext, type RefObject, useContext } from 'react'
import type { CarouselPosition } from '@/components/ui/carousel/position'
import type { Rotation } from '@/components/ui/carousel/rotation'

/** For screen readers, who hear the carousel's own label after those of its controls; `place` contains {number} and {count}. */
export type CarouselLabels = Record<'place' | 'previous' | 'next' | 'pause' | 'play', string>

type CarouselState = {
  label: string
  labels: CarouselLabels
  trackRef: RefObject<HTMLDivElement | null>
  position: CarouselPosition
  /** False until the browser has measured the track. */
  isKnown: boolean
  count: number
  wraps: boolean
  rotation: Rotation
  /** Goes to a slide at the visitor's request, which also stops the rotation. */
  show: (slide: number) => void
  toggleRotation: () => void
}

export const CarouselContext = createContext<CarouselState | null>(null)

export function useCarousel(): CarouselState {
  const carousel = useContext(CarouselContext)
  if (!carousel) throw new Error('Outside of <Carousel>')
  return carousel
}
