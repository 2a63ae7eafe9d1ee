const FIRST_MS = 10_000
const VISIBLE_MS = 10_000
/** Must equal the transition of .toast in toast.css. */
const FADE_MS = 700
const GAP_MS = 5_000
export const LAST_START_MS = 45_000
const TURN_MS = VISIBLE_MS + FADE_MS + GAP_MS

export const MAX_TOASTS = Math.floor((LAST_START_MS - FIRST_MS) / TURN_MS) + 1

/** What the toast does `timeMs` after the page was opened. `untilMs` is when the next phase begins; null once all toasts are over. */
export function toastAt(timeMs: number) {
  if (timeMs < FIRST_MS) return { phase: 'hidden', turn: 0, untilMs: FIRST_MS } as const
  const turn = Math.min(Math.floor((timeMs - FIRST_MS) / TURN_MS), MAX_TOASTS - 1)
  const fadesAt = FIRST_MS + turn * TURN_MS + VISIBLE_MS
  if (timeMs < fadesAt) return { phase: 'visible', turn, untilMs: fadesAt } as const
  const endsAt = fadesAt + FADE_MS
  if (timeMs < endsAt) return { phase: 'fading', turn, untilMs: endsAt } as const
  const isLast = turn === MAX_TOASTS - 1
  return { phase: 'hidden', turn, untilMs: isLast ? null : endsAt + GAP_MS } as const
}
