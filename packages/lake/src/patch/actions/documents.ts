import { publishedIdOf } from '../../ids.ts'
import { type Fields, isFields } from '../../json.ts'
import type { Mutation } from '../../types.ts'
import { alreadyExists, conflict, invalid, missing } from '../errors.ts'
import {
  copyTo,
  type Documents,
  deletionOf,
  type Handler,
  readDocument,
  readRevision,
  readText,
  requireDocument,
  requireVersion,
} from './fields.ts'
import { publishing, unpublishing } from './publish-release.ts'

export const DOCUMENT_ACTIONS: Record<string, Handler> = {
  'sanity.action.document.create': create,
  'sanity.action.document.delete': deleteDocument,
  'sanity.action.document.discard': discard,
  'sanity.action.document.edit': edit,
  'sanity.action.document.publish': publish,
  'sanity.action.document.replaceDraft': replaceDraft,
  'sanity.action.document.unpublish': unpublish,
  'sanity.action.document.version.create': createVersion,
  'sanity.action.document.version.discard': discard,
  'sanity.action.document.version.replace': replaceVersion,
  'sanity.action.document.version.unpublish': unpublishVersion,
}

function discard(action: Fields, documents: Documents): Mutation[] {
  const id = readVersionId(action)
  requireDocument(id, documents)
  return [deletionOf(id, action)]
}

function create(action: Fields, documents: Documents): Mutation[] {
  const document = readDocument(action, 'attributes')
  requireVersion(document._id, readText(action, 'publishedId'))
  if (!documents.get(document._id)) return [{ create: document }]
  if (action.ifExists === 'ignore') return []
  throw alreadyExists(document._id)
}

function edit(action: Fields, documents: Documents): Mutation[] {
  const { versionId, publishedId } = readPair(action)
  if (!isFields(action.patch)) throw invalid('"patch" must be an object of patch operations')
  const patch: Mutation = { patch: { ...action.patch, id: versionId } }
  if (documents.get(versionId)) return [patch]
  const published = documents.get(publishedId)
  if (!published) throw missing(versionId)
  return [{ createIfNotExists: copyTo(versionId, published) }, patch]
}

function publish(action: Fields, documents: Documents): Mutation[] {
  const { versionId, publishedId } = readPair(action)
  const version = requireDocument(versionId, documents, readRevision(action, 'ifDraftRevisionId'))
  const publishedRevision = readRevision(action, 'ifPublishedRevisionId')
  if (publishedRevision) requireDocument(publishedId, documents, publishedRevision)
  return publishing(versionId, version, documents)
}

function unpublish(action: Fields, documents: Documents): Mutation[] {
  const { publishedId } = readPair(action)
  return unpublishing(publishedId, requireDocument(publishedId, documents), documents)
}

function deleteDocument(action: Fields, documents: Documents): Mutation[] {
  const publishedId = readText(action, 'publishedId')
  const { includeDrafts = [] } = action
  if (!Array.isArray(includeDrafts)) throw invalid('"includeDrafts" must be a list of ids')
  for (const id of includeDrafts) requireVersion(id, publishedId)
  const unlisted = documents.versionsOf(publishedId).find(id => !includeDrafts.includes(id))
  if (unlisted) {
    const description = `Version "${unlisted}" exists but is not among those to delete`
    throw conflict('documentVersionExistsError', description, { id: unlisted })
  }
  const ids = [publishedId, ...includeDrafts]
  const existing = ids.filter(id => documents.get(id))
  if (existing.length === 0) throw missing(publishedId)
  return (action.purge === true ? ids : existing).map(id => deletionOf(id, action))
}

function replaceDraft(action: Fields, documents: Documents): Mutation[] {
  const document = readDocument(action, 'attributes')
  const publishedId = readText(action, 'publishedId')
  requireVersion(document._id, publishedId)
  if (!documents.get(document._id) && !documents.get(publishedId)) throw missing(document._id)
  return [{ createOrReplace: document }]
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

function readPair(action: Fields): { versionId: string; publishedId: string } {
  const [versionId, publishedId] = [readVersionId(action), readText(action, 'publishedId')]
  requireVersion(versionId, publishedId)
  return { versionId, publishedId }
}

/** The HTTP reference calls it `versionId`, and the client's types `draftId`. */
function readVersionId(action: Fields): string {
  const id = readText(action, action.draftId === undefined ? 'versionId' : 'draftId')
  if (publishedIdOf(id) === id) throw invalid(`"${id}" is neither a draft nor a version`)
  return id
}
