import { useRef, useState } from 'react'
import useSWR from 'swr'
import { PAGE_ROWS, type RequestDetail, type RequestFilter, type RequestRow } from '@/lib/forms/requests'
import type { RequestsApi } from '../api/client'
import { usePolled } from '../api/hooks'

export type ListInView = ReturnType<typeof useList>

/** A list, of which one page of rows is loaded. */
export type List = NonNullable<ListInView['list']>

/**
 * The requests that match a filter, as of the moment at which the list was opened, and kept up to date while the page is visible. The page
 * with the row at `index` is loaded.
 */
export function useList(api: Pick<RequestsApi, 'list'>, filter: RequestFilter, index: number) {
  const key = JSON.stringify(filter)
  const [openings, setOpenings] = useState(0)
  const opening = `${openings} ${key}`
  const offset = Math.floor(index / PAGE_ROWS) * PAGE_ROWS
  const moment = useRef<{ opening: string; asOf: string } | null>(null)

  /** `key` identifies the filter, `opening` also the time at which the list was opened; `offset` is the index of the page's first row, newest first. */
  const load = async () => {
    const asOf = moment.current?.opening === opening ? moment.current.asOf : null
    const answer = await api.list({ ...filter, asOf, offset, limit: PAGE_ROWS })
    // What arrives in an empty list shows at once.
    if (asOf === null && answer.total > 0) moment.current = { opening, asOf: answer.asOf }
    return { ...answer, key, opening, offset }
  }
  const { data, problem, refresh } = usePolled([opening, offset], load, { keepPreviousData: true })
  const isStale = data?.key !== key
  return {
    /** The list of the former filter while `isStale`; null until the first response, and for users who may not see it. */
    list: data && !(problem && isStale) ? data : null,
    isStale,
    /** True until it shows what the last opening has found. */
    isOpening: data?.opening !== opening,
    ...{ problem, refresh },
    /** Opens the list as it is now: with the requests that `list.newer` counts. */
    reopen: () => setOpenings(count => count + 1),
  }
}

/** Requests that may have been received in the same millisecond. */
const MAX_TIES = 10

/** Index of the open request in the list, from 0; null if it is not in the list. Off the loaded page, the server counts the newer ones. */
export function useOpenIndex(
  api: RequestsApi,
  filter: RequestFilter,
  { list, isStale }: ListInView,
  detail: RequestDetail | null,
  id: string | null,
): number | null {
  const at = isStale ? -1 : (list?.rows.findIndex(row => row.id === id) ?? -1)
  const sought = at === -1 && list && !isStale && detail?.id === id ? detail : null
  const { data: found } = useSWR(sought && [list?.key, list?.asOf, sought.id], async () => {
    const asOf = sought?.receivedAt ?? null
    const { rows, total } = await api.list({ ...filter, asOf, offset: 0, limit: MAX_TIES })
    return { total, tie: rows.findIndex(row => row.id === id) }
  })
  if (list && at !== -1) return list.offset + at
  if (!sought || !list || !found || found.tie === -1) return null
  const index = list.total - found.total + found.tie
  return index < 0 ? null : index
}

/** Null if it is not on the loaded page. */
export function rowAt({ rows, offset }: List, index: number): RequestRow | null {
  return rows[index - offset] ?? null
}
