import { eventStream } from '../http/event-stream.ts'
import type { Route } from '../http/types.ts'
import { isPublicId } from '../ids.ts'
import type { RecentTransactions } from '../recent.ts'
import type { Lake, Transaction } from '../types.ts'
import { requireDataset, requireIdentity, visibility } from './access.ts'

/** After `welcome`, a `message` with the sync tags of each change. Drafts count only with includeDrafts and a token. */
export function liveRoutes(lake: Lake, recent: RecentTransactions): Route[] {
  return [
    {
      method: 'GET',
      path: '/v:version/data/live/events/:dataset',
      handle(request) {
        requireDataset(request, lake.config)
        const includeDrafts = request.query.get('includeDrafts') === 'true'
        if (includeDrafts) requireIdentity(request)
        const lastEventId = request.headers['last-event-id']
        return eventStream(request.signal, channel => {
          const deliver = (transaction: Transaction) => {
            const isReadable = visibility(request, lake.config)
            const isCounted = (id: string) => isReadable(id) && (includeDrafts || isPublicId(id))
            const tags = changedTags(lake, transaction, isCounted)
            if (tags.length > 0) channel.send({ event: 'message', id: transaction.id, data: { tags } })
          }
          const missed = typeof lastEventId === 'string' ? recent.after(lastEventId) : []
          channel.send({ event: 'welcome', id: missed?.length ? undefined : recent.position, data: {} })
          if (!missed) channel.send({ event: 'restart', id: recent.position, data: {} })
          for (const transaction of missed ?? []) deliver(transaction)
          return lake.store.subscribe(deliver)
        })
      },
    },
  ]
}

function changedTags(lake: Lake, transaction: Transaction, isCounted: (id: string) => boolean): string[] {
  const tags = new Set<string>()
  for (const { before, after } of transaction.changes) {
    for (const document of [before, after]) {
      if (!document || !isCounted(document._id)) continue
      for (const tag of lake.queries.syncTagsOf(document)) tags.add(tag)
    }
  }
  return [...tags]
}
