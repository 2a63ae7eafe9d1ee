'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { prefersReducedMotion } from '@/components/ui/sight'
import { recallFromVisit, rememberForVisit } from '@/lib/environment/visit'
import { fillIn, formatDollars } from '@/lib/words/format'

/** Names what is remembered, and the event that tells that it changed. */
const GIFT = 'gift'
/** Seconds. A gift that took longer is not said to have been quick. */
const QUICK = 30

/** Remembers in this tab alone what a visitor gave on the phone of the hero, in dollars, and how long that took. */
export function keepGift(amount: number, milliseconds: number): void {
  rememberForVisit(GIFT, `${amount} ${Math.max(2, Math.ceil(milliseconds / 1000))}`)
  dispatchEvent(new Event(GIFT))
}

/** Null without a gift, on the server, and with reduced motion: then the page stays as it was served. */
export function useOwnGift(): { amount: number; seconds: number } | null {
  const kept = useSyncExternalStore(follow, recall, () => null)
  const [amount, seconds] = kept?.split(' ').map(Number) ?? []
  return amount && seconds ? { amount, seconds } : null
}

export function WithGift({ children }: { children: ReactNode }) {
  return useOwnGift() && children
}

/** On screens, `text` takes the place of what was served once the visitor gave; {amount} and {seconds} stand for the gift. */
export function OwnGiftText({ text = '', children }: { text?: string; children: ReactNode }) {
  const gift = useOwnGift()
  if (!gift || !text || (text.includes('{seconds}') && gift.seconds > QUICK)) return children
  return (
    <>
      <span className="print:hidden">{fillIn(text, { ...gift, amount: formatDollars(gift.amount) })}</span>
      <span className="hidden print:inline">{children}</span>
    </>
  )
}

function recall(): string | null {
  return prefersReducedMotion() ? null : recallFromVisit(GIFT)
}

function follow(tell: () => void): () => void {
  addEventListener(GIFT, tell)
  return () => removeEventListener(GIFT, tell)
}
