import { draftIdOf, publishedIdOf } from '../../ids.ts'
import { type Fields, isFields } from '../../json.ts'
import { strengthen } from '../../references.ts'
import type { Mutation } from '../../types.ts'
import { copyTo, type Documents } from './fields.ts'

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
