import { type Fields, isFields } from '../../json.ts'
import { RELEASE_TYPE, releaseIdOf } from '../../release-ids.ts'
import { invalid, missing, wrongReleaseState } from '../errors.ts'
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
