import { publishedIdOf, versionPrefix } from '../../ids.ts'
import { type Fields, isFields } from '../../json.ts'
import { missingAction } from '../../missing.ts'
import type { DocumentIndex, Mutation } from '../../types.ts'
import { invalid, MutationError, notImplemented } from '../errors.ts'
import { WorkingSet, type WorkOptions } from '../working-set.ts'
import { DOCUMENT_ACTIONS } from './documents.ts'
import type { Documents, Handler } from './fields.ts'
import { publishingRelease } from './publish-release.ts'
import { requireRelease, requireUnlocked } from './release-document.ts'
import { RELEASE_ACTIONS } from './releases.ts'

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
      if (!isFields(action)) throw invalid('An action must be an object with an "actionType"')
      const handle = handlerFor(action)
      const mutations = handle(action, documents)
      if (!isActionOfRelease(handle))
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

function isActionOfRelease(handle: Handler): boolean {
  return Object.values(RELEASE_ACTIONS).includes(handle)
}

function handlerFor({ actionType: type }: Fields): Handler {
  if (typeof type !== 'string') throw invalid('An action must be an object with an "actionType"')
  const handler = Object.hasOwn(ACTIONS, type) ? ACTIONS[type] : undefined
  if (handler) return handler
  const sentence = missingAction(type)
  if (sentence) throw notImplemented(sentence)
  throw invalid(`Unknown action type "${type}"`)
}
