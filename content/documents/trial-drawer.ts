import { cacheLife, cacheTag } from 'next/cache'
import { TRIAL_DRAWER_QUERY } from '@/schemas/documents/trial-page.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { required } from '../missing'
import type { TRIAL_DRAWER_QUERY_RESULT } from '../types.gen'
import { readTrialDrawer } from './readers.gen'

/** The short trial form in a drawer, on screens from 1024 px. */
export type TrialDrawer = ReturnType<typeof toTrialDrawer>

/** Throws ContentMissingError, or if the request to Sanity fails. */
export async function getTrialDrawer(): Promise<TrialDrawer> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('trialDrawer'))
  return toTrialDrawer(await fetchContent(TRIAL_DRAWER_QUERY))
}

function toTrialDrawer(result: TRIAL_DRAWER_QUERY_RESULT) {
  const drawer = readTrialDrawer(required(result, 'trialPage'))
  return { ...drawer, fullFormLink: required(drawer.fullFormLink, 'trialPage', 'fullFormLink') }
}
