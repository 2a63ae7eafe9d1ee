import { fillWords } from '@/lib/words/default-words'
import { REGISTRATION_PAGE_QUERY } from '@/schemas/documents/registration-page.query'
import { DRAFT_WORDS, REGISTRATION_LABELS, REGISTRATION_WORDS } from '@/schemas/documents/registration-page.words'
import { cached } from '../cached'
import { fetchContent } from '../fetch'
import { required } from '../missing'
import { OWN_LINKS } from '../own-links'
import { type PreviewChoice, previewed } from '../preview-choice'
import type { REGISTRATION_PAGE_QUERY_RESULT } from '../types.gen'
import { optionalText } from '../values'
import { readRegistrationPage } from './readers.gen'

/** Its steps are in this order: about you, masjid, mailing, terms. */
export type RegistrationPage = ReturnType<typeof toRegistrationPage>

export type RegistrationLabels = RegistrationPage['labels']

const WORDS = { ...REGISTRATION_WORDS.page, ...REGISTRATION_WORDS.labels, ...REGISTRATION_WORDS.terms }

async function getRegistrationPageAt(preview: PreviewChoice | null): Promise<RegistrationPage> {
  'use cache'
  cached('registrationPage')
  return toRegistrationPage(
    await fetchContent(REGISTRATION_PAGE_QUERY, {}, { preview, of: { type: 'registrationPage' } }),
  )
}

export const getRegistrationPage = previewed(getRegistrationPageAt)

function toRegistrationPage(result: REGISTRATION_PAGE_QUERY_RESULT) {
  const { title, steps, labels, draft, termsLink, seo, ...written } = readRegistrationPage(
    required(result, 'registrationPage'),
  )
  return {
    title,
    ...fillWords(WORDS, written),
    labels: fillWords(REGISTRATION_LABELS, labels),
    draft: fillWords(DRAFT_WORDS, draft),
    termsLink: termsLink ?? OWN_LINKS.terms,
    steps: steps.map(step => ({ ...step, text: optionalText(step.text) })),
    seo,
  }
}
