import { getPathDepth, type PathNode } from '@sanity/json-match'
import { Mutation } from '@sanity/mutator'
import { type Fields, isFields } from '../json.ts'
import { invalid, MutationError, tooLarge } from './errors.ts'
import { createSearch, exists, inOrder, type Place, readPath, type Search, type Steps } from './places.ts'
import { checkValue } from './values.ts'

/** Bounds the time of one patch: each match takes up to 50 µs. */
const MAX_MATCHES = 10_000
/** In the order of @sanity/mutator. Sanity documents `set` first, but its importer relies on this order for the `_type` of a picture. */
const OPERATIONS = ['setIfMissing', 'set', 'unset', 'diffMatchPatch', 'inc', 'dec', 'insert'] as const
const INSERT_PLACES = ['before', 'after', 'replace'] as const
/** Paths that mean the same to @sanity/mutator. */
const PLAIN = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*|\[-?\d+\]|\[_key\s*==\s*"[^"\\]*"\])*$/
const NAME = /^(?!(?:true|false|null)$)[A-Za-z_]\w*$/

/** A patched document, and the same patch with a path for each place: a Studio that has the document open cannot apply others. */
type Patched = { document: Fields; steps: Fields[] }

type Operation = { name: (typeof OPERATIONS)[number]; path: string; value: unknown }

type Check = (value: unknown, operation: string) => void

const CHECKS: Record<string, Check> = {
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
    const check = Object.hasOwn(CHECKS, operation) ? CHECKS[operation] : undefined
    if (!check) throw invalid(`Unknown patch operation "${operation}"`)
    check(value, operation)
  }
  try {
    return applyInSteps(document, operations)
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

/** `run` gets patches of places that exist. Every path sees what those before it left. */
function applyInSteps(document: Fields, operations: Fields): Patched {
  const steps: Fields[] = []
  const search = createSearch()
  let [matches, areAsGiven, patched] = [0, true, document]
  for (const operation of operationsIn(operations)) {
    const { count, isAsGiven, patches } = expand(operation, patched, search)
    matches += count
    areAsGiven &&= isAsGiven
    if (matches > MAX_MATCHES) throw tooLarge(`The paths of a patch may match at most ${MAX_MATCHES} times`)
    for (const patch of patches) {
      patched = run(patched, patch)
      steps.push(patch)
    }
  }
  if (areAsGiven) return { document: patched, steps: [operations] }
  return { document: patched, steps: steps.length > 0 ? steps : [{}] }
}

function operationsIn(operations: Fields): Operation[] {
  return OPERATIONS.flatMap((name): Operation[] => {
    const value = operations[name]
    if (name === 'unset' && Array.isArray(value)) return value.map(path => ({ name, path, value: null }))
    if (!isFields(value)) return []
    if (name !== 'insert') return Object.entries(value).map(([path, each]) => ({ name, path, value: each }))
    const path = INSERT_PLACES.map(where => value[where]).find(each => typeof each === 'string')
    return path === undefined ? [] : [{ name, path, value }]
  })
}

type Expanded = { count: number; isAsGiven: boolean; patches: Fields[] }

function expand(operation: Operation, document: Fields, search: Search): Expanded {
  const tree = readPath(operation.path)
  if (operation.name === 'insert') return expandInsert(tree, operation, document, search)
  const found = search.find(tree, { steps: [], value: document })
  const places = inOrder(found.filter(place => place.steps.length > 0 && isTarget(operation, place)))
  const isAsGiven = isPlain(operation.path, tree, places)
  // The last one first: items behind a removed one move up, and what is inside another place would be made again.
  const paths = isAsGiven ? [operation.path] : places.toReversed().map(({ steps }) => writePath(steps))
  if (paths.length === 0) return { count: 0, isAsGiven: false, patches: [] }
  const { name, value } = operation
  const patch = { [name]: name === 'unset' ? paths : Object.fromEntries(paths.map(path => [path, value])) }
  return { count: paths.length, isAsGiven, patches: [patch] }
}

function isTarget({ name, path }: Operation, place: Place): boolean {
  if (name === 'set' || name === 'setIfMissing') return true
  if ((name === 'inc' || name === 'dec') && typeof place.value !== 'number')
    throw invalid(`"${name}" needs a number at "${path}", and "${writePath(place.steps)}" is none`)
  return exists(place)
}

function expandInsert(tree: PathNode, { path, value }: Operation, document: Fields, search: Search): Expanded {
  const insert = isFields(value) ? value : {}
  const where = INSERT_PLACES.find(each => each in insert) ?? 'before'
  const lists = listsOf(tree, document, search, where === 'replace')
  const patches = lists.toReversed().map(({ steps, indexes, otherwise }) => {
    const [first = otherwise, last = first] = [indexes[0], indexes.at(-1)]
    const list = writePath(steps)
    if (indexes.length === 0 || where === 'before')
      return { insert: { before: `${list}[${first}]`, items: insert.items } }
    if (where === 'after') return { insert: { after: `${list}[${last}]`, items: insert.items } }
    const isRange = indexes.length > 1 && last - first === indexes.length - 1
    const replace = `${list}[${isRange ? `${first}:${last + 1}` : indexes.join(',')}]`
    return { insert: { replace, items: insert.items } }
  })
  const places = lists.flatMap(({ steps, indexes }) => indexes.map(index => ({ steps: [...steps, index], value: 0 })))
  const isAsGiven = isPlain(path, tree, places)
  return { count: places.length, isAsGiven, patches: isAsGiven ? [{ insert }] : patches }
}

type Selected = { steps: Steps; indexes: number[]; otherwise: number }

function listsOf(tree: PathNode, document: Fields, search: Search, isReplaced: boolean): Selected[] {
  const root = { steps: [], value: document }
  const { base, recursive, segment } = tree
  if (recursive || segment.type !== 'Subscript' || !base) return itemsByList(search.find(tree, root))
  return inOrder(search.find(base, root)).flatMap((list): Selected[] => {
    const selected = itemsByList(search.select(segment, list))
    if (selected.length > 0 || !Array.isArray(list.value)) return selected
    const otherwise = placeInside(segment, list.value.length, isReplaced)
    return otherwise === null ? [] : [{ steps: list.steps, indexes: [], otherwise }]
  })
}

function itemsByList(places: Place[]): Selected[] {
  const lists = new Map<string, Selected>()
  for (const { steps } of inOrder(places)) {
    const [list, index] = [steps.slice(0, -1), steps.at(-1)]
    if (typeof index !== 'number') continue
    const key = JSON.stringify(list)
    const known = lists.get(key)
    if (!known) lists.set(key, { steps: list, indexes: [index], otherwise: index })
    else if (known.indexes.at(-1) !== index) known.indexes.push(index)
  }
  return [...lists.values()]
}

/** An index or a range says where to insert even if it selects nothing, as `[-1]` does in an empty list and as `splice` of the client inserts. */
function placeInside(
  { elements }: PathNode['segment'] & { type: 'Subscript' },
  length: number,
  isReplaced: boolean,
): number | null {
  const [element] = elements
  if (element?.type === 'Path' && !element.base && element.segment.type === 'Wildcard') return 0
  if (element?.type === 'Number') return isReplaced ? null : element.value < 0 ? 0 : length
  if (element?.type !== 'Slice') return null
  const { start = 0 } = element
  return Math.max(0, Math.min(length, start < 0 ? start + length : start))
}

/** True for the path of one place that says each step, so that @sanity/mutator finds that place as well. */
function isPlain(path: string, tree: PathNode, places: Place[]): boolean {
  const [place, ...others] = places
  return place !== undefined && others.length === 0 && PLAIN.test(path) && getPathDepth(tree) === place.steps.length
}

function writePath(steps: Steps): string {
  return steps.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`
    if (!NAME.test(step)) return `${path}['${step.replace(/[\\']/g, '\\$&')}']`
    return path === '' ? step : `${path}.${step}`
  }, '')
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
