import { applyPatch } from 'mendoza'
import { draftIdOf, publishedIdOf, releaseIdOf, releaseOfVersion } from './ids.ts'
import { type Fields, isFields } from './json.ts'
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

type Revisions = HistoryEntry['revisions'][string]

const ASSET = '.asset'

/** An event of Sanity's events API, which the Studio lists under Review Changes. It finds edits in the transactions. */
type DocumentEvent = {
  type: string
  timestamp: string
  author: string
  documentId: string
  [field: string]: unknown
}

type DatedEvent = { transactionId: string; event: DocumentEvent }

/** The ids whose history contains the events of a document: the published one, and the requested version or the draft. */
export function idsOfEvents(id: string): { publishedId: string; versionId: string } {
  return { publishedId: publishedIdOf(id), versionId: id.startsWith('versions.') ? id : draftIdOf(id) }
}

/** Newest first, from `entries`, newest first too. `isVersionThere`: whether its draft (or version) exists now. */
export function eventsOf(id: string, all: HistoryEntry[], isVersionThere: boolean): DatedEvent[] {
  const entries = all.filter((entry, index) => !isCompletedBy(all[index - 1], entry, id))
  const { publishedId, versionId } = idsOfEvents(id)
  let hasVersion = isVersionThere
  return entries.flatMap(entry => {
    const version = entry.revisions[versionId]
    const what = whatHappened(entry, entry.revisions[publishedId], version, versionId, hasVersion)
    if (version) hasVersion = version[0] !== null
    if (!what) return []
    const { timestamp, author } = entry
    return [{ transactionId: entry.id, event: { timestamp, author, documentId: publishedId, ...what } }]
  })
}

/** Sanity's importer writes a document first without pictures and with weak references, and completes it in one or two patches. */
function isCompletedBy(next: HistoryEntry | undefined, entry: HistoryEntry, id: string): boolean {
  const { publishedId, versionId } = idsOfEvents(id)
  const isImport = ({ revisions }: HistoryEntry) => isAlive(revisions[publishedId]) && !revisions[versionId]
  return !!next && isImport(next) && isImport(entry) && completesImport(next, publishedId)
}

function patchesOf({ mutations }: HistoryEntry, id: string): Fields[] {
  return mutations.flatMap(mutation => ('patch' in mutation && mutation.patch.id === id ? [mutation.patch] : []))
}

function completesImport(entry: HistoryEntry, id: string): boolean {
  const own = patchesOf(entry, id)
  return own.length > 0 && own.every(patch => setsPictures(patch) || strengthens(patch))
}

function setsPictures({ id: _, setIfMissing, set, ...others }: Fields): boolean {
  if (!isFields(set) || !isFields(setIfMissing) || Object.keys(others).length > 0) return false
  return Object.keys(set).every(path => path.endsWith(ASSET) && path.slice(0, -ASSET.length) in setIfMissing)
}

function strengthens({ id: _, unset, ...others }: Fields): boolean {
  return Array.isArray(unset) && unset.every(path => `${path}`.endsWith('._weak')) && Object.keys(others).length === 0
}

/** Null for a mere edit of the draft. `hasVersion` says whether there is a draft (or version) after this entry. */
function whatHappened(
  entry: HistoryEntry,
  published: Revisions | undefined,
  version: Revisions | undefined,
  versionId: string,
  hasVersion: boolean,
): { type: string; [field: string]: unknown } | null {
  const { id, author } = entry
  const released = versionReleasedBy(entry, versionId)
  if (isAlive(published) && (isDeletion(version) || released)) {
    // Without the revision of the published draft, Review Changes stays empty.
    const from = released ?? { versionId, versionRevisionId: version?.[0] }
    const publishCause = released ? 'release.publish' : 'document.publish'
    return { type: 'publishDocumentVersion', revisionId: id, publishCause, ...from, contributors: [author] }
  }
  if (isDeletion(published)) {
    return hasVersion || released
      ? {
          type: 'unpublishDocument',
          versionId,
          versionRevisionId: id,
          ...(released && { releaseId: released.releaseId }),
        }
      : { type: 'deleteDocumentGroup' }
  }
  const releaseId = releaseOfVersion(versionId)
  const inRelease = releaseId !== null && { releaseId }
  if (isCreation(version)) return { type: 'createDocumentVersion', versionId, versionRevisionId: id, ...inRelease }
  if (isDeletion(version))
    return { type: 'deleteDocumentVersion', versionId, versionRevisionId: version?.[0], ...inRelease }
  if (!isAlive(published)) return null
  // A document that an import wrote without a draft counts as published from a draft with these values.
  return { type: 'publishDocumentVersion', revisionId: id, versionId, versionRevisionId: id, contributors: [author] }
}

/** The version that became the published document, or that unpublished it, when the transaction published its release. */
function versionReleasedBy({ revisions }: HistoryEntry, id: string) {
  for (const [versionId, change] of Object.entries(revisions)) {
    const name = releaseOfVersion(versionId)
    if (name === null || !isDeletion(change) || publishedIdOf(versionId) !== publishedIdOf(id)) continue
    if (revisions[releaseIdOf(name)]) return { versionId, versionRevisionId: change[0], releaseId: name }
  }
  return null
}

function isAlive(revisions: Revisions | undefined): boolean {
  return !!revisions && revisions[1] !== null
}

function isCreation(revisions: Revisions | undefined): boolean {
  return isAlive(revisions) && revisions?.[0] === null
}

function isDeletion(revisions: Revisions | undefined): boolean {
  return !!revisions && revisions[0] !== null && revisions[1] === null
}

/** An event of a release, which the Studio lists under Activity. It finds changes of the metadata in the transactions. */
type ReleaseEvent = { type: string; timestamp: string; author: string; releaseName: string; [field: string]: unknown }

/** Newest first, from `entries`, newest first too: those of the release and of all versions that were ever in it. */
export function eventsOfRelease(
  releaseName: string,
  entries: HistoryEntry[],
  typeOf: (versionId: string) => string | undefined,
): { transactionId: string; event: ReleaseEvent }[] {
  return entries.flatMap(entry => {
    const { id: transactionId, timestamp, author } = entry
    const ofRelease = whatHappenedTo(releaseIdOf(releaseName), entry)
    const events = [...(ofRelease ? [ofRelease] : []), ...(movesVersions(ofRelease) ? [] : changesIn(entry))]
    return events.map(event => ({ transactionId, event: { timestamp, author, releaseName, ...event } }))
  })

  function changesIn({ id: revisionId, revisions }: HistoryEntry) {
    return Object.entries(revisions).flatMap(([versionId, [before, after]]) => {
      const isChangeOfList = (before === null) !== (after === null)
      if (releaseOfVersion(versionId) !== releaseName || !isChangeOfList) return []
      const about = { documentId: publishedIdOf(versionId), documentType: typeOf(versionId), versionId }
      return after === null
        ? [{ type: 'discardDocumentFromRelease', ...about, versionRevisionId: before }]
        : [{ type: 'addDocumentToRelease', ...about, revisionId, versionRevisionId: after }]
    })
  }
}

/** Publishing, archiving and unarchiving create and delete the versions themselves. */
function movesVersions(event: { type: string } | null): boolean {
  return event !== null && ['publishRelease', 'archiveRelease', 'unarchiveRelease'].includes(event.type)
}

/** Null for a mere edit of the metadata, and when the release was deleted. */
function whatHappenedTo(id: string, entry: HistoryEntry): { type: string; publishAt?: unknown } | null {
  const [before, after] = entry.revisions[id] ?? [null, null]
  if (after === null) return null
  if (before === null) return { type: 'createRelease' }
  const own = patchesOf(entry, id)
  const set: Fields = Object.assign({}, ...own.map(patch => patch.set))
  const unset: unknown[] = own.flatMap(patch => (Array.isArray(patch.unset) ? patch.unset : []))
  if (set.state === 'scheduled') return { type: 'scheduleRelease', publishAt: set.publishAt }
  if (set.state === 'published') return { type: 'publishRelease' }
  if (set.state === 'archived') return { type: 'archiveRelease' }
  if (set.state !== 'active') return null
  return { type: unset.includes('finalDocumentStates') ? 'unarchiveRelease' : 'unscheduleRelease' }
}
