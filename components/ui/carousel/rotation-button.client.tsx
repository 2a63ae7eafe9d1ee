'use client'

import type { ReactNode } from 'react'
import { useCarousel } from '@/components/ui/carousel/context'
import { isPausable } from '@/components/ui/carousel/rotation'
import { IconButton } from '@/components/ui/icon-button'

export function CarouselRotation({
  pauseLabel,
  playLabel,
  pauseIcon,
  playIcon,
  className,
}: {
  pauseLabel: string
  playLabel: string
  pauseIcon: ReactNode
  playIcon: ReactNode
  className?: string
}) {
  const { count, rotation, toggleRotation } = useCarousel()
  if (count < 2) return null
  const pauses = isPausable(rotation)
  return (
    <IconButton
      label={pauses ? pauseLabel : playLabel}
      aria-disabled={rotation.stage === 'over'}
      onClick={toggleRotation}
      className={className}
    >
      {pauses ? pauseIcon : playIcon}
    </IconButton>
  )
}
