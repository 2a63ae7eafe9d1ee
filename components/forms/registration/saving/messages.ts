import type { DraftState, OpeningTrouble } from '@/lib/forms/draft'

const GONE =
  'What was saved under this link was sent or deleted, or is older than 30 days. What you typed is still here; save again for a new link.'
const FAILED = 'This did not work just now. Please try again; what you typed is still here.'

export const DRAFT_MESSAGES: Record<OpeningTrouble, string> = {
  ...{ broken: GONE, gone: GONE, full: FAILED, failed: FAILED },
  'too many': 'Too much was saved from here. Save again later; what you typed is still here.',
  'too large': 'These answers are too long to be saved: 64 KB at most. What you typed is still here.',
  'no address': 'No mail can be sent to the e-mail address in step 1. Correct it and save again, or copy the link.',
  limited: 'Enough mails went to this address for now. Copy the link instead.',
  unsent: 'The mail server did not take the mail just now. Copy the link instead.',
  off: 'This site cannot keep answers. What you typed is still here.',
  refused:
    'This was not saved: the site takes answers only from pages under its own address. What you typed is still here.',
  unkept:
    'This browser keeps nothing from one page to the next. Let this site store data, or open the link in another browser: what was saved is untouched.',
}

/** Null where nothing went wrong. */
export function messageOf(outcome: DraftState['outcome'] | OpeningTrouble | null | undefined): string | null {
  const messages: Partial<Record<string, string>> = DRAFT_MESSAGES
  return messages[outcome ?? ''] ?? null
}
