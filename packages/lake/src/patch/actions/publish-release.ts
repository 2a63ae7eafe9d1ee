import { createHash } from 'node:crypto'
import { draftIdOf, isUnpublishing, publishedIdOf } from '../../ids.ts'
import { type Fields, isFields } from '../../json.ts'
import { referencesIn, strengthen } from '../../references.ts'
import type { Mutation } from '../../types.ts'
import { missingReference } from '../errors.ts'
import { copyTo, type Documents } from './fields.ts'
import type { Release } from './release-document.ts'

const KEY_LENGTH = 12

type Version = { id: string; publishedId: string; document: Fields }

/** Publishes or unpublishes every document of the release, whose versions are deleted. */
export function publishingRelease(release: Release, documents: Documents): Mutation[] {
  const versions = versionsIn(release, documents)
  const finalDocumentStates = finalStates(versions.map(({ id }) => id))
  const set = { state: 'published', publishedAt: documents.timestamp, finalDocumentStates }
  return [
    ...versions.flatMap(version => publishingVersion(version, documents)),
    { patch: { id: release.id, set, unset: ['error'] } },
  ]
}

/** Throws a MutationError when a reference in the release would point nowhere. */
export function requirePublishable(release: Release, documents: Documents): void {
  const versions = versionsIn(release, documents)
  const willExist = new Map(versions.map(({ publishedId, document }) => [publishedId, !isUnpublishing(document)]))
  for (const { id, document } of versions.filter(version => !isUnpublishing(version.document))) {
    const broken = referencesIn(strengthen(document)).find(
      reference => reference.isStrong && !(willExist.get(reference.id) ?? documents.get(reference.id)),
    )
    if (broken) throw missingReference(id, broken.id)
  }
}

/** With the keys that items of a list need. */
export function finalStates(ids: string[]): Fields[] {
  return ids.map(id => ({ _key: createHash('sha256').update(id).digest('hex').slice(0, KEY_LENGTH), id }))
}

function versionsIn({ name }: Release, documents: Documents): Version[] {
  return documents.idsInRelease(name).flatMap(id => {
    const document = documents.get(id)
    return document ? [{ id, publishedId: publishedIdOf(id), document }] : []
  })
}

function publishingVersion({ id, publishedId, document }: Version, documents: Documents): Mutation[] {
  if (!isUnpublishing(document)) return publishing(id, document, documents)
  const published = documents.get(publishedId)
  return [...(published ? unpublishing(publishedId, published, documents) : []), { delete: { id } }]
}

/** Replaces the published document by a draft or version, which is deleted. */
export function publishing(id: string, version: Fields, documents: Documents): Mutation[] {
  const publishedId = publishedIdOf(id)
  const { _system, ...content } = copyTo(publishedId, version)
  const _createdAt = documents.get(publishedId)?._createdAt ?? version._createdAt
  return [{ createOrReplace: strengthened({ ...content, _createdAt }) }, { delete: { id } }]
}

/** Deletes the published document. Its content stays as a draft, unless there is one already. */
export function unpublishing(publishedId: string, published: Fields, documents: Documents): Mutation[] {
  const deletion: Mutation = { delete: { id: publishedId } }
  const draftId = draftIdOf(publishedId)
  return documents.get(draftId) ? [deletion] : [{ createIfNotExists: copyTo(draftId, published) }, deletion]
}

function strengthened(document: Fields): Fields {
  const result = strengthen(document)
  return isFields(result) ? result : document
}
