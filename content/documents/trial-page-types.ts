import type { IconName } from '@/lib/icons'
import type { Link, Seo } from '../types'

/** Texts of two pages: the full trial form and the short one. */
export type TrialPage = {
  title: string
  lead: string
  shortTitle: string
  shortLead: string
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

export type TrialFormWords = {
  groups: { you: string; masjid: string; contact: string }
  labels: { name: string; email: string; phone: string; masjid: string; location: string; bestcontact: string }
  locationPlaceholder: string
  contactWays: { value: string; label: string }[]
}

/** `text` contains {terms} and {privacy}, which are replaced by the links. */
export type TrialLegal = { text: string; termsLink: Link; privacyLink: Link }

export type TrialReceived = { title: string; text: string; demoLabel: string; qrCaption: string; homeLabel: string }
