import type { DraftState, OpeningTrouble } from '@/lib/drafts/draft'

export const DRAFT_MESSAGES = {
  saving: 'Saving...',
  opening: 'Opening...',
  tooMany: 'Too much was saved from here. Save again later; what you typed is still here.',
  tooLarge: 'These answers are too long to be saved: 64 KB at most. What you typed is still here.',
  gone: 'What was saved under this link was sent or deleted, or is older than 30 days. What you typed is still here; save again for a new link.',
  noAddress: 'No mail can be sent to the e-mail address in step 1. Correct it and save again, or copy the link.',
  limited: 'Enough mails went to this address for now. Copy the link instead.',
  unsent: 'The mail server did not take the mail just now. Copy the link instead.',
  off: 'This site cannot keep answers. What you typed is still here.',
  refused:
    'This was not saved: the site takes answers only from pages under its own address. What you typed is still here.',
  unkept:
    'This browser keeps nothing from one page to the next. Let this site store data, or open the link in another browser: what was saved is untouched.',
  failed: 'This did not work just now. Please try again; what you typed is still here.',
} as const

const BY_TROUBLE: Record<OpeningTrouble, keyof typeof DRAFT_MESSAGES> = {
  ...{ broken: 'gone', gone: 'gone', 'too many': 'tooMany', 'too large': 'tooLarge' },
  ...{ 'no address': 'noAddress', limited: 'limited', unsent: 'unsent', unkept: 'unkept' },
  ...{ full: 'failed', off: 'off', refused: 'refused', failed: 'failed' },
}

/** Why answers were not saved, opened or deleted; null where nothing went wrong. */
export function messageOf(outcome: DraftState['outcome'] | OpeningTrouble | null | undefined): string | null {
  return outcome && isTrouble(outcome) ? DRAFT_MESSAGES[BY_TROUBLE[outcome]] : null
}

function isTrouble(outcome: string): outcome is OpeningTrouble {
  return Object.hasOwn(BY_TROUBLE, outcome)
}
