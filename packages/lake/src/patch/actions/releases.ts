import { RELEASE_TYPE, releaseIdOf } from '../../ids.ts'
import { type Fields, isEqual, isFields } from '../../json.ts'
import type { Mutation } from '../../types.ts'
import { alreadyExists, invalid, missing } from '../errors.ts'
import { applyPatch } from '../steps.ts'
import { copyTo, type Documents, type Handler, readDocument } from './fields.ts'
import { finalStates, publishingRelease, requirePublishable } from './publish-release.ts'
import { newRelease, type Release, readName, readTime, requireMetadata, requireRelease } from './release-document.ts'

const KEPT_STATES: unknown[] = ['active', 'archived', 'published']
const EXISTING = ['fail', 'ignore', 'replace']

/** Each happens at once, so that no state like "publishing" is ever seen. */
export const RELEASE_ACTIONS: Record<string, Handler> = {
  'sanity.action.release.archive': archive,
  'sanity.action.release.create': create,
  'sanity.action.release.delete': deleteRelease,
  'sanity.action.release.edit': edit,
  'sanity.action.release.import': importRelease,
  'sanity.action.release.publish': publish,
  'sanity.action.release.schedule': schedule,
  'sanity.action.release.unarchive': unarchive,
  'sanity.action.release.unschedule': unschedule,
}

function create(action: Fields, documents: Documents): Mutation[] {
  const release = newRelease(readName(action), action.metadata)
  if (documents.get(release._id)) throw alreadyExists(release._id)
  return [{ create: release }]
}

function edit(action: Fields, documents: Documents): Mutation[] {
  const { id, document } = requireRelease(action, documents, 'edited', 'active', 'scheduled')
  if (!isFields(action.patch)) throw invalid('"patch" must be an object of patch operations')
  const { ifRevisionID: _, ...operations } = action.patch
  const edited = applyPatch(document, operations).document
  if (!isEqual({ ...document, metadata: null }, { ...edited, metadata: null }))
    throw invalid('Only the "metadata" of a release can be edited')
  requireMetadata(edited.metadata)
  return [{ patch: { ...action.patch, id } }]
}

function publish(action: Fields, documents: Documents): Mutation[] {
  return publishingRelease(requireRelease(action, documents, 'published', 'active'), documents)
}

/** With a time that is over, the release is published at once. */
function schedule(action: Fields, documents: Documents): Mutation[] {
  const release = requireRelease(action, documents, 'scheduled', 'active', 'scheduled')
  const publishAt = readTime(action, 'publishAt')
  if (publishAt <= documents.timestamp) return publishingRelease(release, documents)
  requirePublishable(release, documents)
  return [change(release, { state: 'scheduled', publishAt }, ['error'])]
}

function unschedule(action: Fields, documents: Documents): Mutation[] {
  const release = requireRelease(action, documents, 'unscheduled', 'scheduled')
  return [change(release, { state: 'active' }, ['publishAt'])]
}

function archive(action: Fields, documents: Documents): Mutation[] {
  const release = requireRelease(action, documents, 'archived', 'active')
  const ids = documents.idsInRelease(release.name)
  const deletions = ids.map((id): Mutation => ({ delete: { id } }))
  return [...deletions, change(release, { state: 'archived', finalDocumentStates: finalStates(ids) }, ['error'])]
}

/** The versions come back as they were when the release was archived. */
function unarchive(action: Fields, documents: Documents): Mutation[] {
  const release = requireRelease(action, documents, 'unarchived', 'archived')
  const states = release.document.finalDocumentStates
  const ids = Array.isArray(states) ? states.map(state => (isFields(state) ? String(state.id) : '')) : []
  const creations = ids.map((id): Mutation => {
    const version = documents.last(id)
    if (!version) throw missing(id)
    return { create: copyTo(id, version) }
  })
  return [...creations, change(release, { state: 'active' }, ['finalDocumentStates'])]
}

function deleteRelease(action: Fields, documents: Documents): Mutation[] {
  const { id } = requireRelease(action, documents, 'deleted', 'archived', 'published')
  return [{ delete: { id } }]
}

/** Writes a release as another dataset exported it. Its versions are imported by mutations. */
function importRelease(action: Fields, documents: Documents): Mutation[] {
  const name = readName(action)
  const document = readDocument(action, action.document === undefined ? 'attributes' : 'document')
  const { ifExists = 'fail' } = action
  if (typeof ifExists !== 'string' || !EXISTING.includes(ifExists))
    throw invalid(`"ifExists" must be one of ${EXISTING.join(', ')}`)
  if (document._id !== releaseIdOf(name) || document._type !== RELEASE_TYPE)
    throw invalid(`"${document._id}" is not the release "${name}"`)
  requireMetadata(document.metadata)
  if (!documents.get(document._id)) return [{ create: imported(document, documents) }]
  if (ifExists === 'ignore') return []
  if (ifExists === 'fail') throw alreadyExists(document._id)
  return [{ createOrReplace: imported(document, documents) }]
}

/** An import publishes nothing: a release whose time is over waits for somebody to decide, and so does one on its way to another state. */
function imported(document: Fields, { timestamp }: Documents): Fields {
  const { state, publishAt, ...others } = document
  if (KEPT_STATES.includes(state)) return document
  const isAhead = state === 'scheduled' && readTime(document, 'publishAt') > timestamp
  return isAhead ? document : { ...others, state: 'active' }
}

function change({ id }: Release, set: Fields, unset: string[]): Mutation {
  return { patch: { id, set, unset } }
}
