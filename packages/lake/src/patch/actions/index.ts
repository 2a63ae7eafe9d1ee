import { isReleaseId, publishedIdOf, releaseIdOf, releaseOfVersion, versionPrefix } from '../../ids.ts'
import { type Fields, isFields } from '../../json.ts'
import { missingAction } from '../../missing.ts'
import { referencesIn, strengthen } from '../../references.ts'
import type { DocumentIndex, Mutation } from '../../types.ts'
import { conflict, invalid, lockedByRelease, MutationError, notImplemented } from '../errors.ts'
import { WorkingSet, type WorkOptions } from '../working-set.ts'
import { DOCUMENT_ACTIONS, type Documents, type Handler } from './documents.ts'
import { publishingRelease, RELEASE_ACTIONS, requireRelease } from './releases.ts'

const ACTIONS: Record<string, Handler> = { ...DOCUMENT_ACTIONS, ...RELEASE_ACTIONS }

type Index = Pick<DocumentIndex, 'get' | 'unpublishedIds' | 'by'>

type ActionOptions = WorkOptions & {
  /** The document as it last existed, if its history is kept. */
  last: (id: string) => Fields | null
}

/** Each action sees the effects of those before it. The caller writes one transaction. Throws MutationError of kind `actionError`. */
export function mutationsOfActions(actions: unknown, index: Index, options: ActionOptions): Mutation[] {
  if (!Array.isArray(actions)) throw invalid('"actions" must be a list of actions')
  const work = new WorkingSet(index, options)
  const documents = documentsOf(work, index, options)
  return actions.flatMap((action, position) => {
    try {
      if (!isFields(action) || typeof action.actionType !== 'string')
        throw invalid('An action must be an object with an "actionType"')
      const handle = handlerFor(action.actionType)
      const mutations = handle(action, documents)
      if (!Object.values(RELEASE_ACTIONS).includes(handle))
        requireUnlocked(mutations, { ...documents, by: (key, value) => index.by(key, value) })
      for (const mutation of mutations) work.apply(mutation)
      return mutations
    } catch (error) {
      throw error instanceof MutationError ? error.ofAction(position) : error
    }
  })
}

/** The mutations that publish a scheduled release when its time has come. Throws MutationError. */
export function mutationsOfDueRelease(name: string, index: Index, options: ActionOptions): Mutation[] {
  const documents = documentsOf(new WorkingSet(index, options), index, options)
  return publishingRelease(requireRelease({ releaseId: name }, documents, 'published', 'scheduled'), documents)
}

function documentsOf(work: WorkingSet, index: Index, { timestamp, last }: ActionOptions): Documents {
  let stored: string[] | undefined
  const existing = (isWanted: (id: string) => boolean) => {
    stored ??= index.unpublishedIds()
    // Preceding actions may have created some that the index does not have yet.
    return [...new Set([...stored, ...work.touched.keys()])].filter(id => isWanted(id) && work.get(id))
  }
  return {
    timestamp,
    last,
    get: id => work.get(id),
    versionsOf: publishedId => existing(id => id !== publishedId && publishedIdOf(id) === publishedId),
    idsInRelease: name => existing(id => id.startsWith(versionPrefix(name))).sort(),
  }
}

function handlerFor(type: string): Handler {
  const handler = Object.hasOwn(ACTIONS, type) ? ACTIONS[type] : undefined
  if (handler) return handler
  const sentence = missingAction(type)
  if (sentence) throw notImplemented(sentence)
  throw invalid(`Unknown action type "${type}"`)
}

type LockIndex = Pick<DocumentIndex, 'by'> & { get(id: string): Fields | undefined }

/** Only actions may write a release, a version in one that is scheduled or over is locked, and a scheduled release keeps the documents it needs. */
export function requireUnlocked(mutations: Mutation[], index: LockIndex): void {
  for (const [position, mutation] of mutations.entries()) {
    const id = targetOf(mutation)
    if (isReleaseId(id)) {
      const description = `Release "${id}" cannot be changed by mutations: use the actions of releases`
      throw conflict('validationError', description, { id }).at(position)
    }
    const name = releaseOfVersion(id)
    const state = name === null ? null : stateOf(name, index)
    if (name !== null && state !== null && state !== 'active')
      throw lockedByRelease(id, name, `changed, because release "${name}" is ${state}`).at(position)
    const needing = 'delete' in mutation ? scheduledReleaseNeeding(id, index) : undefined
    if (needing)
      throw lockedByRelease(id, needing, `deleted, because release "${needing}" is scheduled and refers to it`).at(
        position,
      )
  }
}

function targetOf(mutation: Mutation): string {
  if ('delete' in mutation) return mutation.delete.id
  const [content] = Object.values(mutation)
  const id: unknown = isFields(content) ? ('patch' in mutation ? content.id : content._id) : ''
  return typeof id === 'string' ? id : ''
}

function stateOf(name: string, index: LockIndex): string | null {
  const state = index.get(releaseIdOf(name))?.state
  return typeof state === 'string' ? state : null
}

function scheduledReleaseNeeding(id: string, index: LockIndex): string | undefined {
  for (const document of index.by('reference', id)) {
    const name = releaseOfVersion(document._id)
    if (name === null || stateOf(name, index) !== 'scheduled') continue
    if (referencesIn(strengthen(document)).some(reference => reference.isStrong && reference.id === id)) return name
  }
  return undefined
}
