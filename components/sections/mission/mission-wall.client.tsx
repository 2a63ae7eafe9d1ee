'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useOwnGift } from '@/components/give/own-gift.client'
import { followSight } from '@/components/ui/sight'

const SEEN = 0.25

/** A wall that is lit. For a visitor who gave it stands unlit until it comes into view, and then lights outward from `own`, once. */
export function MissionWall({ own, children }: { own: ReactNode; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const hasGift = useOwnGift() !== null && Boolean(own)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const wall = ref.current
    if (hasGift && !isSeen && wall) return followSight(wall, SEEN, setIsSeen)
  }, [hasGift, isSeen])
  return (
    <div ref={ref} className="mission-wall" data-own={hasGift ? (isSeen ? 'lit' : 'waiting') : undefined}>
      {children}
      {hasGift && own}
    </div>
  )
}
