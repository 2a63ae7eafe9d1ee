import { useMemo } from 'react'
import { useClient } from 'sanity'
import { useLoaded } from '@/studio/home/loaded'
import { slugsOf, TITLES_QUERY, toTitles } from './page-titles'
import { readVisitsIfAllowed } from './read-visits'
import { type Summary, summarize } from './summary'

const API_VERSION = '2025-01-23'

/** `isOff` if nothing is counted, or if this person may not see the numbers. */
export type Visits = { isOff: true } | { isOff: false; summary: Summary | null }

/** The numbers of this week, with the titles of their pages. */
export function useVisits() {
  const client = useClient({ apiVersion: API_VERSION })
  const load = useMemo(
    () => async (): Promise<Visits> => {
      const report = await readVisitsIfAllowed(() => client.config().token)
      if (!report) return { isOff: true }
      const slugs = slugsOf(report.pages.map(({ page }) => page))
      const found =
        slugs.length > 0 ? await client.fetch(TITLES_QUERY, { slugs }, { perspective: 'published', tag: 'visits' }) : []
      return { isOff: false, summary: summarize(report, toTitles(found)) }
    },
    [client],
  )
  return useLoaded(load)
}
