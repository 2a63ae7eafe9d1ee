import { cacheLife, cacheTag } from 'next/cache'
import { TRIAL_DRAWER_QUERY } from '@/schemas/documents/trial-page.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { required } from '../missing'
import type { TrialDrawer } from '../types'
import type { TRIAL_DRAWER_QUERY_RESULT } from '../types.gen'
import { requiredLink, text } from '../values'

/** Throws ContentMissingError, or if the request to Sanity fails. */
export async function getTrialDrawer(): Promise<TrialDrawer> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('trialDrawer'))
  return toTrialDrawer(await fetchContent(TRIAL_DRAWER_QUERY))
}

function toTrialDrawer(result: TRIAL_DRAWER_QUERY_RESULT): TrialDrawer {
  const raw = required(result, 'trialPage')
  return {
    title: text(raw.miniTitle),
    lead: text(raw.miniLead),
    nameLabel: text(raw.miniNameLabel),
    emailLabel: text(raw.labels?.email ?? null),
    phoneLabel: text(raw.labels?.phone ?? null),
    phoneHint: text(raw.miniPhoneHint),
    submitLabel: text(raw.miniSubmitLabel),
    fullFormLink: requiredLink(raw.fullFormLink, 'trialPage', 'fullFormLink'),
    thanksTitle: text(raw.thanksTitle),
    thanksText: text(raw.thanksText),
  }
}
