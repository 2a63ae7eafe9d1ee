import type { SanityClient } from '@sanity/client'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { createListStore, type ListRow, type ListSource, type ListStore } from './store'

/** Changes are collected for this long, because typing makes many of them. */
const PAUSE_MS = 1_000

export type SourceFor<Row extends ListRow> = (client: SanityClient) => ListSource<Row>

/** How long a post may say “Scheduled” after its hour. */
const MINUTE_MS = 60_000

/** The list's store, which refreshes when documents of these types change, and every minute if what it shows depends on the time. */
export function useList<Row extends ListRow>(sourceFor: SourceFor<Row>, types: readonly string[], search: string) {
  const client = useSiteClient()
  const store = useMemo(
    () => createListStore(sourceFor(client.withConfig({ perspective: 'raw', useCdn: false })), search),
    [client, sourceFor, search],
  )
  useEffect(() => {
    store.start()
    const timer = store.isTimed ? setInterval(() => void store.refresh(), MINUTE_MS) : undefined
    return () => {
      clearInterval(timer)
      store.stop()
    }
  }, [store])
  useChanges(client, types, store)
  return { store, list: useSyncExternalStore(store.subscribe, store.read) }
}

function useChanges<Row extends ListRow>(client: SanityClient, types: readonly string[], store: ListStore<Row>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void store.refresh()
      }, PAUSE_MS)
    }
    const options = {
      events: ['mutation', 'reconnect'] as ('mutation' | 'reconnect')[],
      ...{ includeResult: false, includeAllVersions: true, visibility: 'query' as const },
    }
    const subscription = client.listen('*[_type in $types]', { types }, options).subscribe({
      next: refresh,
      error: store.lose,
    })
    return () => {
      subscription.unsubscribe()
      clearTimeout(timer)
    }
  }, [client, types, store])
}
