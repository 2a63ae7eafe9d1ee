import { isReleaseId, RELEASE_TYPE, releaseIdOf, releaseOfVersion } from '../../ids.ts'
import { type Fields, isFields } from '../../json.ts'
import { referencesIn, strengthen } from '../../references.ts'
import type { DocumentIndex, Mutation } from '../../types.ts'
import { conflict, invalid, lockedByRelease, missing, wrongReleaseState } from '../errors.ts'
import { type Documents, readText } from './fields.ts'

const NAME = /^[A-Za-z0-9_-]{1,64}$/
const TYPES: unknown[] = ['asap', 'scheduled', 'undecided']
const CARDINALITIES: unknown[] = ['one', 'many', undefined]

export type Release = { id: string; name: string; document: Fields }

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

export function readName(action: Fields): string {
  const name = readText(action, 'releaseId')
  if (!NAME.test(name)) throw invalid(`"releaseId" must be 1 to 64 letters, digits, "-" or "_", not "${name}"`)
  return name
}

export function newRelease(name: string, given: unknown): Fields & { _id: string } {
  if (given !== undefined && !isFields(given)) throw invalid('"metadata" must be an object')
  const metadata = { releaseType: 'undecided', ...given }
  requireMetadata(metadata)
  return { _id: releaseIdOf(name), _type: RELEASE_TYPE, name, state: 'active', metadata }
}

export function requireMetadata(metadata: unknown): void {
  if (!isFields(metadata)) throw invalid('"metadata" must be an object')
  const { title, description, releaseType, cardinality, intendedPublishAt } = metadata
  for (const [field, value] of Object.entries({ title, description }))
    if (value !== undefined && typeof value !== 'string') throw invalid(`"metadata.${field}" must be text`)
  if (!TYPES.includes(releaseType)) throw invalid(`"metadata.releaseType" must be one of ${TYPES.join(', ')}`)
  if (!CARDINALITIES.includes(cardinality)) throw invalid('"metadata.cardinality" must be "one" or "many"')
  if (intendedPublishAt !== undefined) readTime(metadata, 'intendedPublishAt')
}

/** ISO 8601 in UTC, with milliseconds. */
export function readTime(fields: Fields, field: string): string {
  const time = new Date(readText(fields, field))
  if (Number.isNaN(time.getTime())) throw invalid(`"${field}" must be a date and time`)
  return time.toISOString()
}

type Index = Pick<DocumentIndex, 'by'> & { get(id: string): Fields | undefined }

/** Only actions may write a release, a version in one that is scheduled or over is locked, and a scheduled release keeps the documents it needs. */
export function requireUnlocked(mutations: Mutation[], index: Index): void {
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

function stateOf(name: string, index: Index): string | null {
  const state = index.get(releaseIdOf(name))?.state
  return typeof state === 'string' ? state : null
}

function scheduledReleaseNeeding(id: string, index: Index): string | undefined {
  for (const document of index.by('reference', id)) {
    const name = releaseOfVersion(document._id)
    if (name === null || stateOf(name, index) !== 'scheduled') continue
    if (referencesIn(strengthen(document)).some(reference => reference.isStrong && reference.id === id)) return name
  }
  return undefined
}
