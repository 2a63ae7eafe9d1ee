import type { RequestState } from '@/lib/requests/requests'

/** What staff can do with a request in each state; the server refuses anything else. */
export const CHOICES: Record<RequestState, { canSend: boolean; canBeSpam: boolean }> = {
  pending: { canSend: true, canBeSpam: true },
  delivered: { canSend: true, canBeSpam: false },
  refused: { canSend: true, canBeSpam: true },
  held: { canSend: false, canBeSpam: true },
  spam: { canSend: false, canBeSpam: false },
}
