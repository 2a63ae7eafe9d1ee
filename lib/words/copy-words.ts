import type { SummaryLabels } from '../forms/summary.ts'
import { perProcess } from '../process/per-process.ts'
import type { TimeZone } from '../time/time-zones.ts'

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
  savedDraft: { subject: string; text: string; button: string; note: string }
  /** After a demo or a trial. */
  demoLabel: string
  demoUrl: string
  /** Name and mark of the product, for the head of a mail. */
  sender: { name: string; icon: string }
  email: string
  registration: { steps: string[]; labels: SummaryLabels }
}

/** Both read published content, and reject while it cannot be reached. */
type MailContent = { readWords: () => Promise<CopyWords>; readZone: () => Promise<TimeZone> }

const shared = perProcess('content of mails', () => ({ content: null as MailContent | null }))

export function offerMailContent(content: MailContent): void {
  shared.content = content
}

export async function readCopyWords(): Promise<CopyWords> {
  return offered().readWords()
}

/** The zone in which mails tell staff a time. */
export async function readMailZone(): Promise<TimeZone> {
  return offered().readZone()
}

function offered(): MailContent {
  if (shared.content === null) throw new Error('Nothing has offered the content of mails')
  return shared.content
}
