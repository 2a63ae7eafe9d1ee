import { cacheLife, cacheTag } from 'next/cache'
import { CONTACT_WAYS } from '@/lib/forms/choices'
import { TRIAL_PAGE_QUERY } from '@/schemas/documents/trial-page.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { required } from '../missing'
import type { TrialFormWords, TrialPage, TrialPoint } from '../types'
import type { TRIAL_PAGE_QUERY_RESULT } from '../types.gen'
import { icon, list, optionalText, requiredLink, seo, text } from '../values'

/** Throws ContentMissingError, or if the request to Sanity fails. */
export async function getTrialPage(): Promise<TrialPage> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('trialPage'))
  return toTrialPage(await fetchContent(TRIAL_PAGE_QUERY))
}

type Raw = NonNullable<TRIAL_PAGE_QUERY_RESULT>

function toTrialPage(result: TRIAL_PAGE_QUERY_RESULT): TrialPage {
  const raw = required(result, 'trialPage')
  return {
    title: text(raw.title),
    lead: text(raw.lead),
    shortTitle: text(raw.shortTitle),
    shortLead: text(raw.shortLead),
    points: list(raw.points).map(toPoint),
    form: toFormWords(raw),
    submitLabel: text(raw.submitLabel),
    submitTag: optionalText(raw.submitTag),
    legal: {
      text: text(raw.legalText),
      termsLink: requiredLink(raw.termsLink, 'trialPage', 'termsLink'),
      privacyLink: requiredLink(raw.privacyLink, 'trialPage', 'privacyLink'),
    },
    help: { title: text(raw.helpTitle), text: text(raw.helpText) },
    received: {
      title: text(raw.receivedTitle),
      text: text(raw.receivedText),
      demoLabel: text(raw.demoLabel),
      qrCaption: text(raw.qrCaption),
      homeLabel: text(raw.homeLabel),
    },
    seo: seo(raw.seo),
  }
}

function toPoint(raw: NonNullable<Raw['points']>[number]): TrialPoint {
  return { _key: raw._key, text: text(raw.text), icon: icon(raw.icon) }
}

function toFormWords({ groups, labels, locationPlaceholder, contactChoices }: Raw): TrialFormWords {
  const choices = list(contactChoices)
  return {
    groups: {
      you: text(groups?.you ?? null),
      masjid: text(groups?.masjid ?? null),
      contact: text(groups?.contact ?? null),
    },
    labels: {
      name: text(labels?.name ?? null),
      email: text(labels?.email ?? null),
      phone: text(labels?.phone ?? null),
      masjid: text(labels?.masjid ?? null),
      location: text(labels?.location ?? null),
      bestcontact: text(labels?.bestContact ?? null),
    },
    locationPlaceholder: text(locationPlaceholder),
    contactWays: CONTACT_WAYS.map((value, place) => ({ value, label: choices[place] ?? value })),
  }
}
