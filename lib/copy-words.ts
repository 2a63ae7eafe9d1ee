import type { SummaryLabels } from './forms/summary.ts'
import { perProcess } from './per-process.ts'

type Kind = 'demo' | 'trial' | 'registration'

/** What mails to visitors say. */
export type CopyWords = {
  /** {reference} stands for the reference. */
  subjects: Record<Kind, string>
  openings: Record<Kind, string>
  greeting: string
  /** With {reference}. */
  referenceText: string
  answersTitle: string
  /** Who answers, and when. */
  replyText: string
  /** How to have everything erased. {email} stands for the address, {reference} for the reference. */
  erasureText: string
  closing: string
  /** For the mail with the link to a saved registration. */
  savedDraft: { subject: string; text: string; note: string }
  email: string
  registration: { steps: string[]; labels: SummaryLabels }
}

const shared = perProcess('words of mails to visitors', () => ({
  read: null as (() => Promise<CopyWords>) | null,
}))

/** `read` gets them from published content, and rejects while that cannot be reached. */
export function offerCopyWords(read: () => Promise<CopyWords>): void {
  shared.read = read
}

export async function readCopyWords(): Promise<CopyWords> {
  if (shared.read === null) throw new Error('Nothing has offered the words of mails to visitors')
  return shared.read()
}
