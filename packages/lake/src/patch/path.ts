import { type ExprNode, type PathNode, parsePath, type SubscriptElementNode } from '@sanity/json-match'
import { invalid } from './errors.ts'
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
