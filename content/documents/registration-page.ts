import { DRAFT_WORDS } from '@/lib/drafts/words'
import { fillWords } from '@/lib/words/default-words'
import { REGISTRATION_PAGE_QUERY } from '@/schemas/documents/registration-page.query'
import { REGISTRATION_LABELS } from '@/schemas/documents/registration-page.words'
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

/** For pages that were written before they had it. */
const COPY_LABEL = 'Send me a copy'

async function getRegistrationPageAt(preview: PreviewChoice | null): Promise<RegistrationPage> {
  'use cache'
  cached('registrationPage')
  return toRegistrationPage(
    await fetchContent(REGISTRATION_PAGE_QUERY, {}, { preview, of: { type: 'registrationPage' } }),
  )
}

export const getRegistrationPage = previewed(getRegistrationPageAt)

function toRegistrationPage(result: REGISTRATION_PAGE_QUERY_RESULT) {
  const raw = required(result, 'registrationPage')
  const page = readRegistrationPage(raw)
  return {
    ...page,
    copyLabel: optionalText(page.copyLabel) ?? COPY_LABEL,
    labels: fillWords(REGISTRATION_LABELS, page.labels),
    draft: fillWords(DRAFT_WORDS, page.draft),
    termsLink: page.termsLink ?? OWN_LINKS.terms,
    steps: page.steps.map(step => ({ ...step, text: optionalText(step.text) })),
  }
}
