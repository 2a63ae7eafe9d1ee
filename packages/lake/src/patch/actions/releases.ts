import { createHash } from 'node:crypto'
import { isUnpublishing, publishedIdOf, RELEASE_TYPE, releaseIdOf } from '../../ids.ts'
import { type Fields, isEqual, isFields } from '../../json.ts'
import { referencesIn, strengthen } from '../../references.ts'
import type { Mutation } from '../../types.ts'
import { alreadyExists, invalid, missing, missingReference, wrongReleaseState } from '../errors.ts'
import { applyPatch } from '../steps.ts'
import { copyTo, type Documents, type Handler, publishing, readDocument, readText, unpublishing } from './documents.ts'

const NAME = /^[A-Za-z0-9_-]{1,64}$/
const TYPES: unknown[] = ['asap', 'scheduled', 'undecided']
const CARDINALITIES: unknown[] = ['one', 'many', undefined]
const KEPT_STATES: unknown[] = ['active', 'archived', 'published']
const EXISTING = ['fail', 'ignore', 'replace']
const KEY_LENGTH = 12

type Release = { id: string; name: string; document: Fields }
type Version = { id: string; publishedId: string; document: Fields }

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
  const name = readName(action)
  const _id = releaseIdOf(name)
  const { metadata: given = {} } = action
  const metadata = isFields(given) ? { releaseType: 'undecided', ...given } : given
  requireMetadata(metadata)
  if (documents.get(_id)) throw alreadyExists(_id)
  return [{ create: { _id, _type: RELEASE_TYPE, name, state: 'active', metadata } }]
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
function requirePublishable(release: Release, documents: Documents): void {
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
function finalStates(ids: string[]): Fields[] {
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

/** Throws a MutationError unless the release of the action exists and is in one of the states. `done`: what the action makes of it. */
export function requireRelease(action: Fields, documents: Documents, done: string, ...states: string[]): Release {
  const name = readName(action)
  const id = releaseIdOf(name)
  const document = documents.get(id)
  if (!document) throw missing(id)
  const state = String(document.state)
  if (!states.includes(state)) throw wrongReleaseState(name, state, done, states.join(' or '))
  return { id, name, document }
}

function readName(action: Fields): string {
  const name = readText(action, 'releaseId')
  if (!NAME.test(name)) throw invalid(`"releaseId" must be 1 to 64 letters, digits, "-" or "_", not "${name}"`)
  return name
}

function requireMetadata(metadata: unknown): void {
  if (!isFields(metadata)) throw invalid('"metadata" must be an object')
  const { title, description, releaseType, cardinality, intendedPublishAt } = metadata
  for (const [field, value] of Object.entries({ title, description }))
    if (value !== undefined && typeof value !== 'string') throw invalid(`"metadata.${field}" must be text`)
  if (!TYPES.includes(releaseType)) throw invalid(`"metadata.releaseType" must be one of ${TYPES.join(', ')}`)
  if (!CARDINALITIES.includes(cardinality)) throw invalid('"metadata.cardinality" must be "one" or "many"')
  if (intendedPublishAt !== undefined) readTime(metadata, 'intendedPublishAt')
}

/** ISO 8601 in UTC, with milliseconds. */
function readTime(fields: Fields, field: string): string {
  const time = new Date(readText(fields, field))
  if (Number.isNaN(time.getTime())) throw invalid(`"${field}" must be a date and time`)
  return time.toISOString()
}
