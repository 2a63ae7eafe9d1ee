import { draftIdOf, publishedIdOf } from './ids.ts'
import type { HistoryEntry } from './types.ts'

type Revisions = HistoryEntry['revisions'][string]

/** An event of Sanity's events API, which the Studio lists under Review Changes. It finds edits in the transactions. */
type DocumentEvent = {
  type: string
  timestamp: string
  author: string
  documentId: string
  [field: string]: unknown
}

export type DatedEvent = { transactionId: string; event: DocumentEvent }

/** The ids whose history contains the events of a document: the published one, and the requested version or the draft. */
export function idsOfEvents(id: string): { publishedId: string; versionId: string } {
  return { publishedId: publishedIdOf(id), versionId: id.startsWith('versions.') ? id : draftIdOf(id) }
}

/** Newest first, from `entries`, newest first too. `isVersionThere`: whether its draft (or version) exists now. */
export function eventsOf(id: string, entries: HistoryEntry[], isVersionThere: boolean): DatedEvent[] {
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

/** Null for a mere edit of the draft. `hasVersion` says whether there is a draft (or version) after this entry. */
function whatHappened(
  { id, author }: HistoryEntry,
  published: Revisions | undefined,
  version: Revisions | undefined,
  versionId: string,
  hasVersion: boolean,
): { type: string; [field: string]: unknown } | null {
  if (isAlive(published) && isDeletion(version)) {
    // Without the revision of the published draft, Review Changes stays empty.
    const from = { versionId, versionRevisionId: version?.[0], contributors: [author] }
    return { type: 'publishDocumentVersion', revisionId: id, publishCause: 'document.publish', ...from }
  }
  if (isDeletion(published)) {
    return hasVersion
      ? { type: 'unpublishDocument', versionId, versionRevisionId: id }
      : { type: 'deleteDocumentGroup' }
  }
  if (isCreation(version)) return { type: 'createDocumentVersion', versionId, versionRevisionId: id }
  if (isDeletion(version)) return { type: 'deleteDocumentVersion', versionId, versionRevisionId: version?.[0] }
  if (isCreation(published)) return { type: 'createLiveDocument', revisionId: id }
  if (isAlive(published)) return { type: 'updateLiveDocument', revisionId: id }
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
