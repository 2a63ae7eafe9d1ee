import { invalid } from './errors.ts'
import { isForbiddenField, MAX_LIST_ITEMS } from './values.ts'

const MAX_PATH_LENGTH = 1024
const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[A-Za-z_]\w*|-?\d+(?:\.\d+)?|[<>=!]=?|\.\.|\S/gsu
const ESCAPE = /\\(.)/gsu

/**
 * Refuses paths that would make @sanity/mutator reach into prototypes or run without bound. It walks what follows a range,
 * `..` or a second union once per combination of matches. So nothing may follow a range, `..` may only begin `..name` or
 * `..[filter]`, and a path has at most one range, union or `..`. `[*]` may be repeated, because its matches are counted. Throws MutationError 400.
 */
export function checkPath(path: unknown): asserts path is string {
  if (typeof path !== 'string' || path === '') throw invalid('A path must be a non-empty string')
  if (path.length > MAX_PATH_LENGTH) throw invalid(`A path may have at most ${MAX_PATH_LENGTH} characters`)
  const refuse = (reason: string) => invalid(`The path "${path}" ${reason}`)
  let isInBrackets = false
  let branching = ''
  let isAtEnd = false
  let previous = ''
  for (const [token] of path.matchAll(TOKEN)) {
    if (isAtEnd) throw refuse('goes on after a range or after what ".." finds')
    if (isForbiddenField(nameOf(token))) throw refuse('names a field that is forbidden')
    if (token === '[') {
      if (isInBrackets) throw refuse('has nested brackets')
      isInBrackets = true
    } else if (token === ']') {
      isInBrackets = false
      isAtEnd = branching === ':' || branching === '..'
      if (branching === ',') branching = 'closed union'
    } else if (token === '*' && !(isInBrackets && previous === '[')) {
      throw refuse('has a "*" that is not "[*]"')
    } else if (token === '..' || token === ',' || token === ':' || token === '*') {
      if (token === '..' && previous !== '') throw refuse('has a ".." that is not at its beginning')
      if (branching !== '' && branching !== token)
        throw refuse('has more than one of range, union, ".." and "[*]": send several')
      branching = token
    } else if (!isInBrackets && branching === '..') {
      isAtEnd = true
    } else if (isInBrackets && !isComparison(previous) && isNumber(token) && !isListIndex(Number(token))) {
      throw refuse(`has a number that is no index of a list (whole, at most ${MAX_LIST_ITEMS})`)
    }
    previous = token
  }
}

function nameOf(token: string): string {
  return token.startsWith("'") ? token.slice(1, -1).replace(ESCAPE, '$1') : token
}

function isComparison(token: string): boolean {
  return /^[<>=!]/.test(token)
}

function isNumber(token: string): boolean {
  return /^-?\d/.test(token)
}

function isListIndex(number: number): boolean {
  return Number.isInteger(number) && Math.abs(number) <= MAX_LIST_ITEMS
}
