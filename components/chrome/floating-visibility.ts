/** The landing page has its own rule; pages that hold a trial form do not offer the trial again. */
export type FloatingPage = 'landing' | 'trial' | 'other'

/** CSS pixels above and below the viewport. */
export type ScrollPosition = { scrolled: number; leftToBottom: number }

const LANDING_MIN_SCROLLED_PX = 500
const LANDING_MIN_LEFT_TO_BOTTOM_PX = 200
const OTHER_MIN_SCROLLED_PX = 100

export function isShown(page: FloatingPage, { scrolled, leftToBottom }: ScrollPosition): boolean {
  if (page !== 'landing') return scrolled > OTHER_MIN_SCROLLED_PX
  return scrolled > LANDING_MIN_SCROLLED_PX && leftToBottom > LANDING_MIN_LEFT_TO_BOTTOM_PX
}
