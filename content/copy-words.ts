import { siteUrl } from '@/lib/environment/public-env'
import { serverEnv } from '@/lib/environment/server-env'
import { readTimeZone, type TimeZone } from '@/lib/time/time-zones'
import type { CopyWords } from '@/lib/words/copy-words'
import { fillWords } from '@/lib/words/default-words'
import { MAIL_WORDS_QUERY, MAIL_ZONE_QUERY } from '@/schemas/documents/mail-words.query'
import { REGISTRATION_PAGE_QUERY } from '@/schemas/documents/registration-page.query'
import { DRAFT_WORDS, REGISTRATION_LABELS } from '@/schemas/documents/registration-page.words'
import { MAIL_OPENINGS, MAIL_SUBJECTS, MAIL_WORDS } from '@/schemas/documents/site-settings.words'
import { readMailWords, readRegistrationPage } from './documents/readers.gen'
import { fetchPublished } from './fetch'
import { required } from './missing'
import { readReferenceText } from './reference-text'

/** The organisation's zone, for mails that tell staff a time. Rejects while content cannot be reached. */
export async function fetchMailZone(): Promise<TimeZone> {
  return readTimeZone(await fetchPublished(MAIL_ZONE_QUERY))
}

/** Reads published content, for mails that are sent while no page renders. */
export async function fetchCopyWords(): Promise<CopyWords> {
  const [settings, registration] = await Promise.all([
    fetchPublished(MAIL_WORDS_QUERY),
    fetchPublished(REGISTRATION_PAGE_QUERY),
  ])
  const { email, productName, referenceText, mail } = readMailWords(required(settings, 'siteSettings'))
  const { steps, labels, draft } = readRegistrationPage(required(registration, 'registrationPage'))
  const { mailSubject, text, mailButton, mailNote } = fillWords(DRAFT_WORDS, draft)
  return {
    ...fillWords(MAIL_WORDS, mail),
    subjects: fillWords(MAIL_SUBJECTS, mail.subjects),
    openings: fillWords(MAIL_OPENINGS, mail.openings),
    referenceText: readReferenceText(referenceText),
    email,
    savedDraft: { subject: mailSubject, text, button: mailButton, note: mailNote },
    demoUrl: `${serverEnv.donationUrl}/demo`,
    sender: { name: productName, icon: `${siteUrl}/icons/48` },
    registration: { steps: steps.map(({ title }) => title), labels: fillWords(REGISTRATION_LABELS, labels) },
  }
}
