import { publishedIdOf } from '../../ids.ts'
import { type Fields, isFields } from '../../json.ts'
import type { Mutation } from '../../types.ts'
import { invalid, missing, wrongRevision } from '../errors.ts'

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

export function requireDocument(id: string, documents: Documents, revision?: string): Fields {
  const document = documents.get(id)
  if (!document) throw missing(id)
  const { _rev } = document
  if (revision && revision !== _rev) throw wrongRevision(id, typeof _rev === 'string' ? _rev : null, revision)
  return document
}

export function requireVersion(id: unknown, publishedId: string): void {
  if (typeof id === 'string' && publishedIdOf(id) === publishedId) return
  throw invalid(`${JSON.stringify(id) ?? 'Nothing'} is no version of "${publishedId}"`)
}

export function readText(action: Fields, field: string): string {
  const value = action[field]
  if (typeof value !== 'string' || value === '') throw invalid(`"${field}" must be text`)
  return value
}

export function readRevision(action: Fields, field: string): string | undefined {
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

export function deletionOf(id: string, { purge }: Fields): Mutation {
  return { delete: { id, ...(purge === true && { purge }) } }
}
