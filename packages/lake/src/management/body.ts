import type { Datasets } from '../host/open-dataset.ts'
import { badRequest, notFound } from '../http/errors.ts'
import { readBytes } from '../http/response.ts'
import type { HttpRequest } from '../http/types.ts'
import { type Fields, parseFields } from '../json.ts'
import type { Project } from '../project/index.ts'
import type { HookLog } from '../webhooks/log.ts'
import type { Jobs } from './jobs.ts'

const MAX_BODY_BYTES = 64 * 1024

/** The body as an object; an empty one if there is no body. Throws 400 for anything else. */
export async function readFields(request: HttpRequest): Promise<Fields> {
  const text = new TextDecoder().decode(await readBytes(request, MAX_BODY_BYTES))
  const fields = text.trim() === '' ? {} : parseFields(text)
  if (!fields) throw badRequest('The body must be a JSON object')
  return fields
}

/** Throws 400 unless the field is text that is neither empty nor too long. */
export function requireText(fields: Fields, name: string, maxCharacters = 1_024): string {
  const text = optionalText(fields, name, maxCharacters)
  if (text === null) throw badRequest(`"${name}" is missing`)
  return text
}

/** Null for a field that is missing, null or empty. */
export function optionalText(fields: Fields, name: string, maxCharacters = 1_024): string | null {
  const value = fields[name]
  if (value === undefined || value === null) return null
  if (typeof value !== 'string' || value.length > maxCharacters) {
    throw badRequest(`"${name}" must be text of at most ${maxCharacters} characters`)
  }
  return value.trim() === '' ? null : value
}

export function optionalFlag(fields: Fields, name: string): boolean | undefined {
  const value = fields[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'boolean') throw badRequest(`"${name}" must be true or false`)
  return value
}

/** Throws 404 for an id that none of them has. */
export function removeById<Id>(items: { id: Id }[], id: Id, kind: string): void {
  const index = items.findIndex(item => item.id === id)
  if (index < 0) throw notFound(`There is no ${kind} "${id}"`)
  items.splice(index, 1)
}

export type Management = {
  project: Project
  /** Holds a folder for each project. */
  folder: string
  datasets: Pick<Datasets, 'whileClosed'>
  jobs: Jobs
  hookLog: HookLog
}
