import { fillWords } from '@/lib/words/default-words'
import { REGISTRATION_PAGE_WORDS } from '@/schemas/documents/registration-page.words'
import { REGISTRATION_PAGE_QUERY } from '@/schemas/documents/singletons.query'
import { getDocument } from '../fetch'
import { OWN_LINKS } from '../own-links'
import { optionalText } from '../values'
import { readRegistrationPage } from './readers.gen'

/** Its steps are in this order: about you, masjid, mailing, terms. */
export type RegistrationPage = Awaited<ReturnType<typeof getRegistrationPage>>

export type RegistrationLabels = RegistrationPage['labels']

export async function getRegistrationPage() {
  const { found: raw } = await getDocument(REGISTRATION_PAGE_QUERY, 'registrationPage')
  const { title, steps, termsLink, seo } = readRegistrationPage(raw)
  return {
    title,
    ...fillWords(REGISTRATION_PAGE_WORDS, raw),
    termsLink: termsLink ?? OWN_LINKS.terms,
    steps: steps.map(step => ({ ...step, text: optionalText(step.text) })),
    seo,
  }
}
