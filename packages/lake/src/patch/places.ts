import {
  type ComparisonNode,
  type ExprNode,
  type PathNode,
  parsePath,
  type SegmentNode,
  type SubscriptElementNode,
} from '@sanity/json-match'
import { isFields } from '../json.ts'
import { invalid, tooLarge } from './errors.ts'
import { isForbiddenField, MAX_LIST_ITEMS } from './values.ts'

const MAX_PATH_LENGTH = 1024
/** A digit at the beginning of a name, and characters that are not in JSONMatch. */
const NEEDS_QUOTES = /(?:^|\.)\s*-?\d|-(?!\d)|[^\w\s.[\]"'@$*:,<>=!?\\-]/

/** The syntax tree of a path in JSONMatch (https://www.sanity.io/docs/content-lake/json-match). Throws MutationError 400. */
export function readPath(path: unknown): PathNode {
  if (typeof path !== 'string' || path === '') throw invalid('A path must be a non-empty string')
  if (path.length > MAX_PATH_LENGTH) throw invalid(`A path may have at most ${MAX_PATH_LENGTH} characters`)
  const refuse = (reason: string) => invalid(`The path "${path}" ${reason}`)
  const tree = parsed(path, refuse)
  if (tree?.type !== 'Path') throw refuse(`is a value and no path${hintFor(path)}`)
  if (isWhole(tree)) throw refuse('addresses the whole document')
  checkExpression(tree, refuse)
  return tree
}

type Refuse = (reason: string) => Error

function parsed(path: string, refuse: Refuse): ExprNode | undefined {
  try {
    return parsePath(path)
  } catch (error) {
    throw refuse(`is not in JSONMatch: ${error instanceof Error ? error.message : error}${hintFor(path)}`)
  }
}

function hintFor(path: string): string {
  return NEEDS_QUOTES.test(path)
    ? ". A name of other letters, or that begins with a digit, is written ['1st-name']"
    : ''
}

function isWhole({ base, recursive, segment }: PathNode): boolean {
  return segment.type === 'This' && !recursive && (!base || isWhole(base))
}

function checkExpression(expression: ExprNode, refuse: Refuse): void {
  if (expression.type !== 'Path') return
  const { base, segment } = expression
  if (base) checkExpression(base, refuse)
  if (segment.type === 'Identifier' && isForbiddenField(segment.name)) throw refuse('names a field that is forbidden')
  if (segment.type === 'Subscript') for (const element of segment.elements) checkElement(element, refuse)
}

function checkElement(element: SubscriptElementNode, refuse: Refuse): void {
  switch (element.type) {
    case 'Number':
      if (!Number.isInteger(element.value) || Math.abs(element.value) > MAX_LIST_ITEMS)
        throw refuse(`has a number that is no index of a list (whole, at most ${MAX_LIST_ITEMS})`)
      break
    case 'Slice':
      if (!Number.isInteger(element.start ?? 0) || !Number.isInteger(element.end ?? 0))
        throw refuse('has a range with a number that is not whole')
      break
    case 'Comparison':
      for (const side of [element.left, element.right]) checkExpression(side, refuse)
      break
    case 'Existence':
      checkExpression(element.base, refuse)
      break
    case 'Path':
      checkExpression(element, refuse)
      break
    default:
      throw refuse(
        "has a value in brackets that is compared with nothing: a name is written in single quotes, ['name']",
      )
  }
}

/** Bounds the time of one patch: each takes up to 1 µs. */
const MAX_VISITS = 500_000

/** Names of fields, and indexes of lists. */
export type Steps = (string | number)[]

/** The value is undefined where a field is missing that could be set. */
export type Place = { steps: Steps; value: unknown }

export type Search = ReturnType<typeof createSearch>

/** Each place once. @sanity/json-match evaluates paths without a limit: several `..` take exponential time. Throws MutationError 413. */
export function createSearch() {
  let visits = 0

  const step = ({ steps }: Place, next: string | number, value: unknown): Place => {
    if (++visits > MAX_VISITS) throw tooLarge(`The paths of a patch may visit at most ${MAX_VISITS} values`)
    return { steps: [...steps, next], value }
  }

  const childrenOf = (place: Place): Place[] => {
    const { value } = place
    if (Array.isArray(value)) return value.map((item, index) => step(place, index, item))
    return isFields(value) ? Object.entries(value).map(([name, child]) => step(place, name, child)) : []
  }

  const withDescendants = (place: Place): Place[] => {
    const found = [place]
    for (const child of childrenOf(place)) for (const each of withDescendants(child)) found.push(each)
    return found
  }

  const find = ({ base, recursive, segment }: PathNode, from: Place): Place[] => {
    const bases = base ? find(base, from) : [from]
    if (!recursive) return distinct(bases.flatMap(place => select(segment, place)))
    const places = distinct(bases.flatMap(withDescendants)).flatMap(place => select(segment, place))
    return distinct(places.filter(exists))
  }

  const select = (segment: SegmentNode, place: Place): Place[] => {
    switch (segment.type) {
      case 'This':
        return [place]
      case 'Identifier':
        return fieldOf(place, segment.name)
      case 'Wildcard':
        return childrenOf(place)
      case 'Subscript':
        return segment.elements.flatMap(element => selectElement(element, place))
    }
  }

  /** The name of a field selects it in every object of a list. */
  const fieldOf = (place: Place, name: string): Place[] => {
    const { value } = place
    if (Array.isArray(value))
      return childrenOf(place).flatMap(item => (isFields(item.value) ? fieldOf(item, name) : []))
    return [step(place, name, isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined)]
  }

  const selectElement = (element: SubscriptElementNode, place: Place): Place[] => {
    const { value } = place
    switch (element.type) {
      case 'Number':
      case 'Slice': {
        if (!Array.isArray(value)) return []
        return indexesOf(element, value.length).map(index => step(place, index, value[index]))
      }
      case 'Existence':
        return meeting(place, each => find(element.base, each).some(exists))
      case 'Comparison':
        return meeting(place, each => isTrue(element, each))
      case 'Path':
        // Only `.*` selects the fields of an object.
        if (!element.base && element.segment.type === 'Wildcard' && !Array.isArray(value)) return []
        return find(element, place)
      default:
        return []
    }
  }

  const meeting = (place: Place, holds: (place: Place) => boolean): Place[] =>
    (Array.isArray(place.value) ? childrenOf(place) : [place]).filter(each => exists(each) && holds(each))

  const isTrue = ({ left, operator, right }: ComparisonNode, place: Place): boolean => {
    const values = valuesOf(right, place)
    return valuesOf(left, place).some(one => values.some(other => compare(one, operator, other)))
  }

  const valuesOf = (expression: ExprNode, place: Place): unknown[] => {
    if (expression.type === 'Null') return [null]
    if (expression.type !== 'Path') return [expression.value]
    return find(expression, place)
      .filter(exists)
      .map(({ value }) => value)
  }

  return { find, select }
}

export function exists({ value }: Place): boolean {
  return value !== undefined
}

/** The order in which a document is written: what is inside a place comes after it. */
export function inOrder(places: Place[]): Place[] {
  return places.toSorted((a, b) => compareSteps(a.steps, b.steps))
}

function compareSteps(a: Steps, b: Steps): number {
  const different = a.findIndex((step, position) => step !== b[position])
  const [one, other] = [a[different], b[different]]
  if (one === undefined || other === undefined) return a.length - b.length
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return one < other ? -1 : 1
}

function distinct(places: Place[]): Place[] {
  if (places.length < 2) return places
  return [...new Map(places.map(place => [JSON.stringify(place.steps), place])).values()]
}

function indexesOf(element: SubscriptElementNode & { type: 'Number' | 'Slice' }, length: number): number[] {
  const fromStart = (index: number) => (index < 0 ? index + length : index)
  if (element.type === 'Number') {
    const index = fromStart(element.value)
    return index >= 0 && index < length ? [index] : []
  }
  const start = Math.max(0, fromStart(element.start ?? 0))
  const end = Math.min(length, fromStart(element.end ?? length))
  return Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset)
}

function compare(one: unknown, operator: ComparisonNode['operator'], other: unknown): boolean {
  if (operator === '==') return one === other
  if (operator === '!=') return one !== other
  const areNumbers = typeof one === 'number' && typeof other === 'number'
  const areTexts = typeof one === 'string' && typeof other === 'string'
  if (!areNumbers && !areTexts) return false
  switch (operator) {
    case '<':
      return one < other
    case '<=':
      return one <= other
    case '>':
      return one > other
    case '>=':
      return one >= other
  }
}
