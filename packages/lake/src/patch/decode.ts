import { type Fields, isFields } from '../json.ts'
import type { Mutation } from '../types.ts'
import { invalid, MutationError } from './errors.ts'

export type QueryMutation = { query: string; params: Fields; mutationFor: (id: string) => Mutation }

export type DecodedMutation = Mutation | QueryMutation

const KINDS = ['create', 'createIfNotExists', 'createOrReplace', 'delete', 'patch'] as const
type Kind = (typeof KINDS)[number]

/** Decodes the `mutations` of a request. Throws a MutationError 400 that names the mutation and what was expected. */
export function decodeMutations(value: unknown): DecodedMutation[] {
  if (!Array.isArray(value)) throw invalid('"mutations" must be a list of mutations')
  return value.flatMap((mutation, index) => {
    try {
      return decodeMutation(mutation)
    } catch (error) {
      throw error instanceof MutationError ? error.at(index) : error
    }
  })
}

function decodeMutation(value: unknown): DecodedMutation[] {
  const kinds = isFields(value) ? Object.keys(value) : []
  const [kind] = kinds
  if (!isFields(value) || kinds.length !== 1 || !isKind(kind)) {
    throw invalid(`A mutation must be an object with exactly one of ${KINDS.join(', ')}`)
  }
  const content = value[kind]
  if (!isFields(content)) throw invalid(`"${kind}" must be an object`)
  switch (kind) {
    case 'create':
      return [{ create: content }]
    case 'createIfNotExists':
      return [{ createIfNotExists: content }]
    case 'createOrReplace':
      return [{ createOrReplace: content }]
    case 'delete': {
      const { purge = false } = content
      if (typeof purge !== 'boolean') throw invalid('The "purge" of "delete" must be true or false')
      return decodeTarget(content, kind, id => ({ delete: { id, ...(purge && { purge }) } }))
    }
    case 'patch': {
      const { id: _id, query: _query, params: _params, ...operations } = content
      return decodeTarget(content, kind, id => ({ patch: { id, ...operations } }))
    }
  }
}

function isKind(name: string | undefined): name is Kind {
  return KINDS.some(kind => kind === name)
}

function decodeTarget(content: Fields, kind: Kind, mutationFor: (id: string) => Mutation): DecodedMutation[] {
  const { id, query, params = {} } = content
  if (id !== undefined) {
    const ids = Array.isArray(id) ? id : [id]
    if (!ids.every(each => typeof each === 'string'))
      throw invalid(`The "id" of "${kind}" must be text or a list of texts`)
    return ids.map(mutationFor)
  }
  if (typeof query !== 'string') throw invalid(`"${kind}" needs an "id" or a "query"`)
  if (!isFields(params)) throw invalid(`The "params" of "${kind}" must be an object`)
  return [{ query, params, mutationFor }]
}
