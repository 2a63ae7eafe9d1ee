import { applyPatch } from 'mendoza'
import { draftIdOf, publishedIdOf } from './ids.ts'
import { isFields } from './json.ts'
import { asDocument } from './patch/values.ts'
import type { HistoryEntry, LakeDocument, Store } from './types.ts'

/** A point in a document's history: after a transaction, at a time, or when it last existed. */
export type Moment = { revision: string } | { time: string } | 'last'

/** Responds to a draft with the published document if an import wrote that without a draft: the Studio only ever asks for the draft. */
export function versionAt(store: Pick<Store, 'index' | 'history' | 'hasTransaction'>, id: string, moment: Moment) {
  const version = documentAt(store, id, moment)
  if (version || moment === 'last' || !('revision' in moment) || id !== draftIdOf(id)) return version
  const published = documentAt(store, publishedIdOf(id), moment)
  const [entry] = store.history({ documentIds: [id, publishedIdOf(id)], fromTransaction: moment.revision, limit: 1 })
  return entry?.id === moment.revision && !entry.revisions[id] ? published : null
}

/** Null when it did not exist, or the transaction is pruned. Reverts effects from now on back, so that old ones can be pruned. */
export function documentAt(store: Pick<Store, 'index' | 'history' | 'hasTransaction'>, id: string, moment: Moment) {
  const current = store.index.get(id) ?? null
  if (moment === 'last') {
    const [latest] = current ? [] : store.history({ documentIds: [id], reverse: true, limit: 1 })
    return latest ? before(latest, id, current) : current
  }
  if ('revision' in moment && !store.hasTransaction(moment.revision)) return null
  return laterThan(store, id, moment).reduce<LakeDocument | null>(
    (document, entry) => before(entry, id, document),
    current,
  )
}

function laterThan(store: Pick<Store, 'history'>, id: string, moment: { revision: string } | { time: string }) {
  const query = { documentIds: [id], reverse: true }
  if ('revision' in moment) {
    const entries = store.history({ ...query, fromTransaction: moment.revision })
    return entries.filter(entry => entry.id !== moment.revision)
  }
  return store.history({ ...query, fromTime: moment.time }).filter(entry => entry.timestamp > moment.time)
}

function before(entry: HistoryEntry, id: string, after: LakeDocument | null): LakeDocument | null {
  const [revision] = entry.revisions[id] ?? [null]
  const { _rev, ...fields } = after ?? {}
  const reverted: unknown = applyPatch(after && fields, entry.effects[id]?.revert ?? [])
  return revision !== null && isFields(reverted) ? asDocument(reverted, revision) : null
}
