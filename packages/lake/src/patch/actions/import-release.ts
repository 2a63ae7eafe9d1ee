import type { Fields } from '../../json.ts'
import { RELEASE_TYPE, releaseIdOf } from '../../release-ids.ts'
import type { Mutation } from '../../types.ts'
import { alreadyExists, invalid } from '../errors.ts'
import { type Documents, readDocument } from './fields.ts'
import { readName, readTime, requireMetadata } from './release-document.ts'

const KEPT_STATES: unknown[] = ['active', 'archived', 'published']
const EXISTING = ['fail', 'ignore', 'replace']

/** Writes a release as another dataset exported it. Its versions are imported by mutations. */
export function importRelease(action: Fields, documents: Documents): Mutation[] {
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
