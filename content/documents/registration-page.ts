import { fillWords } from '@/lib/words/default-words'
import { REGISTRATION_PAGE_WORDS } from '@/schemas/documents/registration-page.words'
import { REGISTRATION_PAGE_QUERY } from '@/schemas/documents/singletons.query'
import { fetchDocument } from '../fetch'
import { OWN_LINKS } from '../own-links'
import { type PreviewChoice, previewed } from '../preview-choice'
import type { REGISTRATION_PAGE_QUERY_RESULT } from '../types.gen'
import { optionalText } from '../values'
import { readRegistrationPage } from './readers.gen'

/** Its steps are in this order: about you, masjid, mailing, terms. */
export type RegistrationPage = ReturnType<typeof toRegistrationPage>

export type RegistrationLabels = RegistrationPage['labels']

async function getRegistrationPageAt(preview: PreviewChoice | null): Promise<RegistrationPage> {
  'use cache'
  return toRegistrationPage(await fetchDocument(REGISTRATION_PAGE_QUERY, 'registrationPage', preview))
}

export const getRegistrationPage = previewed(getRegistrationPageAt)

function toRegistrationPage(raw: NonNullable<REGISTRATION_PAGE_QUERY_RESULT>) {
  const { title, steps, termsLink, seo } = readRegistrationPage(raw)
  return {
    title,
    ...fillWords(REGISTRATION_PAGE_WORDS, raw),
    termsLink: termsLink ?? OWN_LINKS.terms,
    steps: steps.map(step => ({ ...step, text: optionalText(step.text) })),
    seo,
  }
}
