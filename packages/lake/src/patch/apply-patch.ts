import { Mutation } from '@sanity/mutator'
import { type Fields, isFields } from '../json.ts'
import { invalid, MutationError } from './errors.ts'
import { readPath } from './path.ts'
import { applyInSteps, type Patched } from './steps.ts'
import { checkValue } from './values.ts'

type Check = (value: unknown, operation: string) => void

const OPERATIONS: Record<string, Check> = {
  set: checkValuesByPath,
  setIfMissing: checkValuesByPath,
  unset: checkPaths,
  inc: checkNumbersByPath,
  dec: checkNumbersByPath,
  insert: checkInsert,
  diffMatchPatch: checkTextsByPath,
}
const INSERT_PLACES = ['before', 'after', 'replace'] as const

/**
 * Runs the code of the Studio itself once each path is resolved. `operations` are set, setIfMissing, unset, inc, dec, insert and diffMatchPatch. Changes
 * neither argument. Throws MutationError 400 or 413.
 */
export function applyPatch(document: Fields, operations: Fields): Patched {
  for (const [operation, value] of Object.entries(operations)) {
    const check = Object.hasOwn(OPERATIONS, operation) ? OPERATIONS[operation] : undefined
    if (!check) throw invalid(`Unknown patch operation "${operation}"`)
    check(value, operation)
  }
  try {
    return applyInSteps(document, operations, run)
  } catch (error) {
    if (error instanceof MutationError) throw error
    throw invalid(`The patch cannot be applied: ${error instanceof Error ? error.message : error}`)
  }
}

function run(document: Fields, operations: Fields): Fields {
  const { _id, _type } = document
  if (typeof _id !== 'string' || typeof _type !== 'string') throw new Error('it has no _id or no _type')
  const mutation = new Mutation({ mutations: [{ patch: { id: _id, ...operations } }] })
  return mutation.apply({ ...document, _id, _type }) ?? document
}

function checkValuesByPath(values: unknown, operation: string): void {
  for (const [path, value] of entriesByPath(values, operation)) checkValue(value, `The value of "${path}"`)
}

function checkNumbersByPath(values: unknown, operation: string): void {
  for (const [path, value] of entriesByPath(values, operation)) {
    if (!Number.isFinite(value)) throw invalid(`"${operation}" needs a number for "${path}"`)
  }
}

function checkTextsByPath(values: unknown, operation: string): void {
  for (const [path, value] of entriesByPath(values, operation)) {
    if (typeof value !== 'string') throw invalid(`"${operation}" needs a patch as text for "${path}"`)
  }
}

function entriesByPath(values: unknown, operation: string): [string, unknown][] {
  if (!isFields(values)) throw invalid(`"${operation}" must be an object of paths and values`)
  const entries = Object.entries(values)
  for (const [path] of entries) readPath(path)
  return entries
}

function checkPaths(paths: unknown, operation: string): void {
  if (!Array.isArray(paths)) throw invalid(`"${operation}" must be a list of paths`)
  for (const path of paths) readPath(path)
}

function checkInsert(insert: unknown): void {
  if (!isFields(insert) || !Array.isArray(insert.items))
    throw invalid('"insert" must be an object with a list of items')
  const places = INSERT_PLACES.filter(place => place in insert)
  const [place] = places
  if (!place || places.length > 1) throw invalid(`"insert" needs one of ${INSERT_PLACES.join(', ')}`)
  readPath(insert[place])
  checkValue(insert.items, 'The items of "insert"')
}
