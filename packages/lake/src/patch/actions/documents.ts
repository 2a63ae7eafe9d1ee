import { draftIdOf, publishedIdOf } from '../../ids.ts'
import { type Fields, isFields } from '../../json.ts'
import { strengthen } from '../../references.ts'
import type { Mutation } from '../../types.ts'
import { alreadyExists, conflict, invalid, missing, wrongRevision } from '../errors.ts'

/** The documents as the preceding actions left them. */
export type Documents = {
  get(id: string): Fields | undefined
  versionsOf(publishedId: string): string[]
  /** The ids of the versions in a release. */
  idsInRelease(name: string): string[]
  /** The document as it last existed, if its history is kept. */
  last(id: string): Fields | null
  /** The time of the transaction, ISO 8601. */
  timestamp: string
}

export type Handler = (action: Fields, documents: Documents) => Mutation[]

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
  const { versionId, publishedId } = readPair(action)
  if (!versionId.startsWith('versions.')) throw invalid(`"${versionId}" belongs to no release`)
  const published = requireDocument(publishedId, documents)
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

function requireDocument(id: string, documents: Documents, revision?: string): Fields {
  const document = documents.get(id)
  if (!document) throw missing(id)
  const { _rev } = document
  if (revision && revision !== _rev) throw wrongRevision(id, typeof _rev === 'string' ? _rev : null, revision)
  return document
}

function requireVersion(id: unknown, publishedId: string): void {
  if (typeof id === 'string' && publishedIdOf(id) === publishedId) return
  throw invalid(`${JSON.stringify(id) ?? 'Nothing'} is no version of "${publishedId}"`)
}

export function readText(action: Fields, field: string): string {
  const value = action[field]
  if (typeof value !== 'string' || value === '') throw invalid(`"${field}" must be text`)
  return value
}

function readRevision(action: Fields, field: string): string | undefined {
  return action[field] === undefined || action[field] === null ? undefined : readText(action, field)
}

export function readDocument(action: Fields, field: string): Fields & { _id: string } {
  const document = action[field]
  if (!isFields(document)) throw invalid(`"${field}" must be a document`)
  return { ...document, _id: readText(document, '_id') }
}

export function copyTo(_id: string, { _rev, _updatedAt, ...document }: Fields): Fields & { _id: string } {
  return { ...document, _id }
}

function deletionOf(id: string, { purge }: Fields): Mutation {
  return { delete: { id, ...(purge === true && { purge }) } }
}
