import { siteUrl } from '@/lib/environment/public-env'
import { serverEnv } from '@/lib/environment/server-env'
import { readTimeZone, type TimeZone } from '@/lib/time/time-zones'
import type { CopyWords } from '@/lib/words/copy-words'
import { fillWords } from '@/lib/words/default-words'
import { REGISTRATION_PAGE_WORDS } from '@/schemas/documents/registration-page.words'
import { MAIL_WORDS_QUERY, MAIL_ZONE_QUERY, REGISTRATION_PAGE_QUERY } from '@/schemas/documents/singletons.query'
import { ALL_MAIL_WORDS } from '@/schemas/documents/site-settings.words'
import { readMailWords, readRegistrationPage } from './documents/readers.gen'
import { readReferenceText } from './documents/site-settings'
import { fetchContent, required } from './fetch'

/** The organisation's zone, for mails that tell staff a time. Rejects while content cannot be reached. */
export async function fetchMailZone(): Promise<TimeZone> {
  return readTimeZone(await fetchContent(MAIL_ZONE_QUERY))
}

/** Reads published content, for mails that are sent while no page renders. */
export async function fetchCopyWords(): Promise<CopyWords> {
  const [settings, registration] = await Promise.all([
    fetchContent(MAIL_WORDS_QUERY),
    fetchContent(REGISTRATION_PAGE_QUERY),
  ])
  const { email, productName, referenceText, mail } = readMailWords(required(settings, 'siteSettings'))
  const { steps, ...written } = readRegistrationPage(required(registration, 'registrationPage'))
  const { labels, draft } = fillWords(REGISTRATION_PAGE_WORDS, written)
  return {
    ...fillWords(ALL_MAIL_WORDS, mail),
    referenceText: readReferenceText(referenceText),
    email,
    savedDraft: { subject: draft.mailSubject, text: draft.text, button: draft.mailButton, note: draft.mailNote },
    demoUrl: `${serverEnv.donationUrl}/demo`,
    sender: { name: productName, icon: `${siteUrl}/icons/48` },
    registration: { steps: steps.map(({ title }) => title), labels },
  }
}
