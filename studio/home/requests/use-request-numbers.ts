import { useEffect, useState } from 'react'
import type { RequestSummary } from '@/lib/requests/requests'
import { codeOf, FINAL_REFUSALS, type RefusalCode } from '@/studio/requests/api/client'
import { usePolling, useRequestsApi } from '@/studio/requests/api/hooks'
import { lastDays } from '@/studio/requests/days'
import { LOADING, type Loaded } from '../loaded'
import { newSinceYesterday } from './tiles'

export const CHART_DAYS = 14
const POLL_MS = 30_000

export type RequestNumbers =
  | { isOpen: true; recent: number; waiting: number; refused: number; troubled: number; total: number; days: number[] }
  /** Final, because this site stores no requests, or this user may not see them. */
  | { isOpen: false; code: RefusalCode }

/** The requests that the site's server has counted. Numbers that have loaded stay when a later call fails. */
export function useRequestNumbers(): Loaded<RequestNumbers> {
  const api = useRequestsApi()
  const [loaded, setLoaded] = useState<Loaded<RequestNumbers>>(LOADING)
  const isFinal = loaded.status === 'ready' && !loaded.value.isOpen

  const update = () => {
    if (isFinal) return
    api.summary(lastDays(CHART_DAYS, new Date())).then(
      summary => setLoaded({ status: 'ready', value: numbersOf(summary) }),
      error => {
        const code = codeOf(error)
        if (FINAL_REFUSALS.includes(code)) setLoaded({ status: 'ready', value: { isOpen: false, code } })
        else setLoaded(last => (last.status === 'ready' ? last : { status: 'failed', retry }))
      },
    )
  }
  const retry = () => {
    setLoaded(LOADING)
    update()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session
  useEffect(update, [api])
  usePolling(POLL_MS, update)
  return loaded
}

export function numbersOf({ counts, days }: RequestSummary): RequestNumbers {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const { pending, refused, held } = counts
  const recent = newSinceYesterday(days)
  return { isOpen: true, recent, waiting: pending, refused, troubled: refused + held, total, days }
}
