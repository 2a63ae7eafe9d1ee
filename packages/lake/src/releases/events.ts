import { publishedIdOf, releaseIdOf, releaseOfVersion } from '../ids.ts'
import type { Fields } from '../json.ts'
import type { HistoryEntry } from '../types.ts'

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
  const patches = entry.mutations.flatMap(mutation => ('patch' in mutation ? [mutation.patch] : []))
  const own = patches.filter(patch => patch.id === id)
  const set: Fields = Object.assign({}, ...own.map(patch => patch.set))
  const unset: unknown[] = own.flatMap(patch => (Array.isArray(patch.unset) ? patch.unset : []))
  if (set.state === 'scheduled') return { type: 'scheduleRelease', publishAt: set.publishAt }
  if (set.state === 'published') return { type: 'publishRelease' }
  if (set.state === 'archived') return { type: 'archiveRelease' }
  if (set.state !== 'active') return null
  return { type: unset.includes('finalDocumentStates') ? 'unarchiveRelease' : 'unscheduleRelease' }
}
