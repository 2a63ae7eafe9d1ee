import type { Link, Seo } from '../types'
import type { REGISTRATION_PAGE_QUERY_RESULT } from '../types.gen'

type RawLabels = NonNullable<NonNullable<REGISTRATION_PAGE_QUERY_RESULT>['labels']>

export type RegistrationPage = {
  title: string
  lead: string
  /** In this order: about you, masjid, mailing, terms. */
  steps: { title: string; text: string | null }[]
  labels: RegistrationLabels
  emailHint: string
  termsText: string
  termsLink: Link
  receivedTitle: string
  receivedText: string
  homeLabel: string
  seo: Seo
}

/** `stepPlace` contains {number}, {count} and {title}; `stepNext` contains {title}. */
export type RegistrationLabels = Record<keyof RawLabels, string>
