import { useEffect, useState } from 'react'
import type { RequestDetail, RequestFilter } from '@/lib/requests/requests'
import type { RequestsApi } from './api'
import { placeOf } from './list'
import type { ListInView } from './use-list'

/** Requests that came in the same millisecond. */
const TIES = 10

type Found = { id: string; key: string; place: number | null; arrived: number }

/**
 * Where the open request stands in the list, from 0; null when it is not there. A link may open one that nobody has scrolled
 * to: then the server counts what came after it.
 */
export function usePlace(
  api: RequestsApi,
  filter: RequestFilter,
  { list, key, isStale }: ListInView,
  detail: RequestDetail | null,
  id: string | null,
): number | null {
  const [found, setFound] = useState<Found | null>(null)
  const known = list && id !== null && !isStale ? placeOf(list, id) : null
  const isSought = known === null && list !== null && !isStale && detail !== null
  const isFound = found?.id === id && found.key === key

  useEffect(() => {
    if (!isSought || isFound || !list || !detail) return
    const abort = new AbortController()
    const query = { ...filter, asOf: detail.receivedAt, offset: 0, limit: TIES }
    api.list(query, abort.signal).then(
      answer => {
        const tie = answer.rows.findIndex(row => row.id === detail.id)
        const place = tie === -1 ? null : list.total - answer.total + tie
        setFound({ id: detail.id, key, place, arrived: list.arrived })
      },
      () => {},
    )
    return () => abort.abort()
  }, [api, filter, list, detail, key, isSought, isFound])

  if (known !== null) return known
  if (!isFound || !list || found.place === null) return null
  return found.place + list.arrived - found.arrived
}
