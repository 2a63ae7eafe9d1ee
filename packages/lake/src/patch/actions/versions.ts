import { publishedIdOf } from '../../ids.ts'
import type { Fields } from '../../json.ts'
import type { Mutation } from '../../types.ts'
import { alreadyExists, invalid } from '../errors.ts'
import { discard } from './documents.ts'
import {
  copyTo,
  type Documents,
  type Handler,
  readDocument,
  readRevision,
  readText,
  requireDocument,
  requireVersion,
} from './fields.ts'

export const VERSION_ACTIONS: Record<string, Handler> = {
  'sanity.action.document.version.create': createVersion,
  'sanity.action.document.version.discard': discard,
  'sanity.action.document.version.replace': replaceVersion,
  'sanity.action.document.version.unpublish': unpublishVersion,
}

function createVersion(action: Fields, documents: Documents): Mutation[] {
  const publishedId = readText(action, 'publishedId')
  const document = action.document === undefined ? copyOfBase(action, documents) : readDocument(action, 'document')
  requireVersion(document._id, publishedId)
  if (documents.get(document._id)) throw alreadyExists(document._id)
  return [{ create: document }]
}

function copyOfBase(action: Fields, documents: Documents): Fields & { _id: string } {
  const base = requireDocument(readText(action, 'baseId'), documents, readRevision(action, 'ifBaseRevisionId'))
  return copyTo(readText(action, 'versionId'), base)
}

function replaceVersion(action: Fields, documents: Documents): Mutation[] {
  const document = readDocument(action, 'document')
  requireDocument(document._id, documents)
  return [{ createOrReplace: document }]
}

function unpublishVersion(action: Fields, documents: Documents): Mutation[] {
  const [versionId, publishedId] = [readText(action, 'versionId'), readText(action, 'publishedId')]
  requireVersion(versionId, publishedId)
  if (!versionId.startsWith('versions.')) throw invalid(`"${versionId}" belongs to no release`)
  const published = requireDocument(publishedIdOf(versionId), documents)
  const mark: Mutation = { patch: { id: versionId, set: { '_system.delete': true } } }
  return documents.get(versionId) ? [mark] : [{ create: copyTo(versionId, published) }, mark]
}
