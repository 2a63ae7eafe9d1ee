import type { RequestSummary } from '@/lib/forms/requests'
import { sum } from '@/lib/words/sum'
import { usePolled, useRequestsApi } from '@/studio/requests/api/hooks'
import { lastDays } from '@/studio/requests/days'

const CHART_DAYS = 14
const POLL_MS = 30_000

export type RequestNumbers = ReturnType<typeof numbersOf>

/** The requests that the site's server has counted, asked once for all places that show them. Numbers that have loaded stay when a later call fails. */
export function useRequestNumbers() {
  const api = useRequestsApi()
  const load = () => api.summary(lastDays(CHART_DAYS, new Date()))
  const { data, problem, isLoading, refresh } = usePolled('numbers of requests', load, { refreshInterval: POLL_MS })
  return { data: data && numbersOf(data), error: data || isLoading ? null : problem, retry: refresh }
}

export function numbersOf({ counts, days }: RequestSummary) {
  const { pending: waiting, refused, held } = counts
  const total = sum(Object.values(counts))
  return { recent: newSinceYesterday(days), waiting, refused, troubled: refused + held, total, days }
}

/** True also of requests that were erased since. */
export function hasAny({ total, days }: { total: number; days: number[] }): boolean {
  return total > 0 || days.some(count => count > 0)
}

/** More tiles than this would not fit above each other. */
const MOST_TILES = 8

/** A tile for each request of a day; of more than eight, seven and the number of the others. A day without requests has a pale one. */
export function tilesOf(days: number[]): { tiles: number; look: 'off' | 'next' | 'on'; more: number }[] {
  return days.map((count, day) => {
    const shown = count > MOST_TILES ? MOST_TILES - 1 : count
    const look = day >= days.length - 2 ? 'next' : 'on'
    return { tiles: shown || 1, look: count === 0 ? 'off' : look, more: count - shown }
  })
}

function newSinceYesterday(days: number[]): number {
  return sum(days.slice(-2))
}

/** "Requests on each of the last 14 days: 32 in all, 6 since yesterday." */
export function chartWords(days: number[]): string {
  const recent = newSinceYesterday(days) || 'none'
  return `Requests on each of the last ${days.length} days: ${sum(days)} in all, ${recent} since yesterday.`
}
