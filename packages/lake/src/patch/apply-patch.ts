import { Mutation } from '@sanity/mutator'
import { type Fields, isFields } from '../json.ts'
import { invalid, MutationError } from './errors.ts'
import { readPath } from './path.ts'
import { applyInSteps, INSERT_PLACES, type Patched } from './steps.ts'
import { checkValue } from './values.ts'

type Check = (value: unknown, operation: string) => void

const OPERATIONS: Record<string, Check> = {
  set: eachByPath(checkPlaced),
  setIfMissing: eachByPath(checkPlaced),
  unset: checkPaths,
  inc: eachByPath(checkNumber),
  dec: eachByPath(checkNumber),
  insert: checkInsert,
  diffMatchPatch: eachByPath(checkText),
}

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

function eachByPath(check: (value: unknown, path: string, operation: string) => void): Check {
  return (values, operation) => {
    if (!isFields(values)) throw invalid(`"${operation}" must be an object of paths and values`)
    for (const path of Object.keys(values)) readPath(path)
    for (const [path, value] of Object.entries(values)) check(value, path, operation)
  }
}

function checkPlaced(value: unknown, path: string): void {
  checkValue(value, `The value of "${path}"`)
}

function checkNumber(value: unknown, path: string, operation: string): void {
  if (!Number.isFinite(value)) throw invalid(`"${operation}" needs a number for "${path}"`)
}

function checkText(value: unknown, path: string, operation: string): void {
  if (typeof value !== 'string') throw invalid(`"${operation}" needs a patch as text for "${path}"`)
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
