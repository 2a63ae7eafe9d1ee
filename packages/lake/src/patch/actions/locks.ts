import { type Fields, isFields } from '../../json.ts'
import { referencesIn, strengthen } from '../../references.ts'
import { isReleaseId, releaseIdOf, releaseOfVersion } from '../../release-ids.ts'
import type { DocumentIndex, Mutation } from '../../types.ts'
import { lockedByRelease, neededByRelease, protectedRelease } from '../errors.ts'

type Index = Pick<DocumentIndex, 'byReference'> & { get(id: string): Fields | undefined }

/** Only actions may write a release, a version in one that is scheduled or over is locked, and a scheduled release keeps the documents it needs. */
export function requireUnlocked(mutations: Mutation[], index: Index): void {
  for (const [position, mutation] of mutations.entries()) {
    const id = targetOf(mutation)
    if (isReleaseId(id)) throw protectedRelease(id).at(position)
    const name = releaseOfVersion(id)
    const state = name === null ? null : stateOf(name, index)
    if (name !== null && state !== null && state !== 'active') throw lockedByRelease(id, name, state).at(position)
    const needing = 'delete' in mutation ? scheduledReleaseNeeding(id, index) : undefined
    if (needing) throw neededByRelease(id, needing).at(position)
  }
}

function targetOf(mutation: Mutation): string {
  if ('delete' in mutation) return mutation.delete.id
  const [content] = Object.values(mutation)
  const id: unknown = isFields(content) ? ('patch' in mutation ? content.id : content._id) : ''
  return typeof id === 'string' ? id : ''
}

function stateOf(name: string, index: Index): string | null {
  const state = index.get(releaseIdOf(name))?.state
  return typeof state === 'string' ? state : null
}

function scheduledReleaseNeeding(id: string, index: Index): string | undefined {
  for (const document of index.byReference(id)) {
    const name = releaseOfVersion(document._id)
    if (name === null || stateOf(name, index) !== 'scheduled') continue
    if (referencesIn(strengthen(document)).some(reference => reference.isStrong && reference.id === id)) return name
  }
  return undefined
}
