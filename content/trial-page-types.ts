import type { IconName } from '@/lib/icons'
import type { Link, Seo } from './types'

/** The pages with the full and the short trial form. */
export type TrialPage = {
  title: string
  lead: string
  shortTitle: string
  shortLead: string
  /** Shown beside the form. */
  points: TrialPoint[]
  form: TrialFormWords
  submitLabel: string
  submitTag: string | null
  legal: TrialLegal
  help: { title: string; text: string }
  received: TrialReceived
  seo: Seo
}

export type TrialPoint = { _key: string; text: string; icon: IconName }

/** What a trial form shows around its fields. */
export type TrialFormWords = {
  /** Titles of the groups of fields. */
  groups: { you: string; masjid: string; contact: string }
  /** By field. */
  labels: { name: string; email: string; phone: string; masjid: string; location: string; bestcontact: string }
  locationPlaceholder: string
  contactWays: { value: string; label: string }[]
}

/** The text contains {terms} and {privacy}, which stand for the links. */
export type TrialLegal = { text: string; termsLink: Link; privacyLink: Link }

/** Said after sending. */
export type TrialReceived = { title: string; text: string; demoLabel: string; qrCaption: string; homeLabel: string }
