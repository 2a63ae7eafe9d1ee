import { publishedIdOf } from '../ids.ts'
import { type Fields, isFields } from '../json.ts'
import { strengthen } from '../references.ts'
import type { DocumentIndex, Mutation } from '../types.ts'
import { alreadyExists, invalid, MutationError, missing, unlistedVersion, wrongRevision } from './errors.ts'
import { WorkingSet, type WorkOptions } from './working-set.ts'

/** The documents as the preceding actions left them. */
type Documents = {
  get(id: string): Fields | undefined
  versionsOf(publishedId: string): string[]
}

type Handler = (action: Fields, documents: Documents) => Mutation[]

const ACTIONS: Record<string, Handler> = {
  'sanity.action.document.create': create,
  'sanity.action.document.delete': deleteDocument,
  'sanity.action.document.discard': discard('draftId'),
  'sanity.action.document.edit': edit,
  'sanity.action.document.publish': publish,
  'sanity.action.document.replaceDraft': replaceDraft,
  'sanity.action.document.unpublish': unpublish,
  'sanity.action.document.version.create': createVersion,
  'sanity.action.document.version.discard': discard('versionId'),
  'sanity.action.document.version.replace': replaceVersion,
}
const SWITCHED_OFF = /^sanity\.action\.(?:release\.|variant\.|document\.variant\.|document\.version\.unpublish$)/

/**
 * Translates actions of the actions API into mutations. Each action sees the effects of those before it. Pure: the caller
 * writes the mutations, as one transaction. Throws MutationError of kind `actionError`.
 */
export function mutationsOfActions(
  actions: unknown,
  index: Pick<DocumentIndex, 'get' | 'all'>,
  options: WorkOptions,
): Mutation[] {
  if (!Array.isArray(actions)) throw invalid('"actions" must be a list of actions')
  const work = new WorkingSet(index, options)
  let versions: Map<string, string[]> | undefined
  const documents: Documents = {
    get: id => work.get(id),
    versionsOf(publishedId) {
      versions ??= listVersions(index)
      return (versions.get(publishedId) ?? []).filter(id => work.get(id))
    },
  }
  return actions.flatMap((action, position) => {
    try {
      const mutations = handlerFor(action)(action, documents)
      for (const mutation of mutations) work.apply(mutation)
      return mutations
    } catch (error) {
      throw error instanceof MutationError ? error.ofAction(position) : error
    }
  })
}

function listVersions(index: Pick<DocumentIndex, 'all'>): Map<string, string[]> {
  const variants = Array.from(index.all(), ({ _id }) => _id).filter(id => publishedIdOf(id) !== id)
  return Map.groupBy(variants, publishedIdOf)
}

function handlerFor(action: unknown): Handler {
  const type = isFields(action) ? action.actionType : undefined
  if (typeof type !== 'string') throw invalid('An action must be an object with an "actionType"')
  const handler = Object.hasOwn(ACTIONS, type) ? ACTIONS[type] : undefined
  if (handler) return handler
  if (SWITCHED_OFF.test(type)) throw invalid(`"${type}" belongs to releases, which are switched off here`)
  throw invalid(`Unknown action type "${type}"`)
}

function create(action: Fields, documents: Documents): Mutation[] {
  const document = readDocument(action, 'attributes')
  requireVersion(document._id, readText(action, 'publishedId'))
  if (!documents.get(document._id)) return [{ create: document }]
  if (action.ifExists === 'ignore') return []
  throw alreadyExists(document._id)
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

function edit(action: Fields, documents: Documents): Mutation[] {
  const [draftId, publishedId] = readPair(action)
  if (!isFields(action.patch)) throw invalid('"patch" must be an object of patch operations')
  const patch: Mutation = { patch: { ...action.patch, id: draftId } }
  if (documents.get(draftId)) return [patch]
  const published = documents.get(publishedId)
  if (!published) throw missing(draftId)
  return [{ createIfNotExists: copyTo(draftId, published) }, patch]
}

function publish(action: Fields, documents: Documents): Mutation[] {
  const [draftId, publishedId] = readPair(action)
  if (draftId === publishedId) throw invalid(`"${draftId}" is no draft`)
  const draft = requireDocument(draftId, documents, readRevision(action, 'ifDraftRevisionId'))
  const publishedRevision = readRevision(action, 'ifPublishedRevisionId')
  const published = documents.get(publishedId)
  if (publishedRevision) requireDocument(publishedId, documents, publishedRevision)
  const document = { ...copyTo(publishedId, draft), _createdAt: published?._createdAt ?? draft._createdAt }
  return [{ createOrReplace: strengthened(document) }, { delete: { id: draftId } }]
}

function unpublish(action: Fields, documents: Documents): Mutation[] {
  const [draftId, publishedId] = readPair(action)
  if (draftId === publishedId) throw invalid(`"${draftId}" is no draft`)
  const published = requireDocument(publishedId, documents)
  const deletion: Mutation = { delete: { id: publishedId } }
  return documents.get(draftId) ? [deletion] : [{ createIfNotExists: copyTo(draftId, published) }, deletion]
}

function discard(idField: 'draftId' | 'versionId'): Handler {
  return (action, documents) => {
    refusePurge(action)
    const id = readText(action, idField)
    if (publishedIdOf(id) === id) throw invalid(`"${id}" is neither a draft nor a version`)
    requireDocument(id, documents)
    return [{ delete: { id } }]
  }
}

function deleteDocument(action: Fields, documents: Documents): Mutation[] {
  refusePurge(action)
  const publishedId = readText(action, 'publishedId')
  const { includeDrafts = [] } = action
  if (!Array.isArray(includeDrafts)) throw invalid('"includeDrafts" must be a list of ids')
  for (const id of includeDrafts) requireVersion(id, publishedId)
  const unlisted = documents.versionsOf(publishedId).find(id => !includeDrafts.includes(id))
  if (unlisted) throw unlistedVersion(unlisted)
  const existing = [publishedId, ...includeDrafts].filter(id => documents.get(id))
  if (existing.length === 0) throw missing(publishedId)
  return existing.map(id => ({ delete: { id } }))
}

function replaceDraft(action: Fields, documents: Documents): Mutation[] {
  const document = readDocument(action, 'attributes')
  const publishedId = readText(action, 'publishedId')
  requireVersion(document._id, publishedId)
  if (!documents.get(document._id) && !documents.get(publishedId)) throw missing(document._id)
  return [{ createOrReplace: document }]
}

function replaceVersion(action: Fields, documents: Documents): Mutation[] {
  const document = readDocument(action, 'document')
  requireDocument(document._id, documents)
  return [{ createOrReplace: document }]
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

/** History is always kept, and a purge that does not happen must not look as if it did. */
function refusePurge(action: Fields): void {
  if (action.purge === true) throw invalid('"purge" is not supported here')
}

function readPair(action: Fields): [draftId: string, publishedId: string] {
  const [draftId, publishedId] = [readText(action, 'draftId'), readText(action, 'publishedId')]
  requireVersion(draftId, publishedId)
  return [draftId, publishedId]
}

function readText(action: Fields, field: string): string {
  const value = action[field]
  if (typeof value !== 'string' || value === '') throw invalid(`"${field}" must be text`)
  return value
}

function readRevision(action: Fields, field: string): string | undefined {
  return action[field] === undefined || action[field] === null ? undefined : readText(action, field)
}

function readDocument(action: Fields, field: string): Fields & { _id: string } {
  const document = action[field]
  if (!isFields(document)) throw invalid(`"${field}" must be a document`)
  return { ...document, _id: readText(document, '_id') }
}

function copyTo(_id: string, { _rev, _updatedAt, ...document }: Fields): Fields & { _id: string } {
  return { ...document, _id }
}

function strengthened(document: Fields): Fields {
  const result = strengthen(document)
  return isFields(result) ? result : document
}
