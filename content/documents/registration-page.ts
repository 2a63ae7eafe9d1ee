import { cacheLife, cacheTag } from 'next/cache'
import { REGISTRATION_PAGE_QUERY } from '@/schemas/documents/registration-page.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { required } from '../missing'
import type { RegistrationPage } from '../types'
import type { REGISTRATION_PAGE_QUERY_RESULT } from '../types.gen'
import { list, optionalText, requiredLink, seo, text, texts } from '../values'

/** Throws ContentMissingError, or if the request to Sanity fails. */
export async function getRegistrationPage(): Promise<RegistrationPage> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('registrationPage'))
  return toRegistrationPage(await fetchContent(REGISTRATION_PAGE_QUERY))
}

function toRegistrationPage(result: REGISTRATION_PAGE_QUERY_RESULT): RegistrationPage {
  const raw = required(result, 'registrationPage')
  return {
    title: text(raw.title),
    lead: text(raw.lead),
    steps: list(raw.steps).map(step => ({ title: text(step.title), text: optionalText(step.text) })),
    labels: texts(required(raw.labels, 'registrationPage', 'labels')),
    emailHint: text(raw.emailHint),
    termsText: text(raw.termsText),
    termsLink: requiredLink(raw.termsLink, 'registrationPage', 'termsLink'),
    receivedTitle: text(raw.receivedTitle),
    receivedText: text(raw.receivedText),
    homeLabel: text(raw.homeLabel),
    seo: seo(raw.seo),
  }
}
