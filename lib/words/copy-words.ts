import type { SummaryLabels } from '../forms/summary.ts'
import { createOffer } from '../process/per-process.ts'
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

const refuse = () => Promise.reject(new Error('Nothing has offered the content of mails'))
const content = createOffer<MailContent>('content of mails', { readWords: refuse, readZone: refuse })

export const offerMailContent = content.offer

export function readCopyWords(): Promise<CopyWords> {
  return content.read().readWords()
}

/** The zone in which mails tell staff a time. */
export function readMailZone(): Promise<TimeZone> {
  return content.read().readZone()
}
