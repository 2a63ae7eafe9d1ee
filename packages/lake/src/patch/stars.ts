import { extractWithPath } from '@sanity/mutator'
import { type Fields, isFields } from '../json.ts'
import { tooLarge } from './errors.ts'

/** Bounds the time of one patch: each match takes up to 50 µs. */
const MAX_MATCHES = 10_000
const STAR = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|(\[\s*\*\s*\])/g
/** In the order in which @sanity/mutator applies the operations of one patch. */
const OPERATIONS = ['setIfMissing', 'set', 'unset', 'diffMatchPatch', 'inc', 'dec', 'insert'] as const
/** `[*]` at the end of where to insert means the whole list. */
const WHOLE_LIST = { before: '[0]', after: '[-1]', replace: '[0:]' } as const

/** A patched document, and the same patch without `[*]`: a Studio that has the document open cannot apply that either. */
export type Patched = { document: Fields; steps: Fields[] }

export function hasStar(operations: Fields): boolean {
  return stepsOf(operations).some(({ given }) => findStar(given) !== null)
}

/** Runs a patch with `[*]` in its paths through `apply`, which does not know it: as patches of the places that exist. */
export function applyWithStars(
  document: Fields,
  operations: Fields,
  apply: (document: Fields, operations: Fields) => Fields,
): Patched {
  const steps: Fields[] = []
  let matches = 0
  let patched = document
  for (const { path, operationsAt } of stepsOf(operations)) {
    const paths = expand(path, patched)
    matches += paths.length
    if (matches > MAX_MATCHES) throw tooLarge(`The paths of a patch may match at most ${MAX_MATCHES} times`)
    for (const step of paths.length > 0 ? operationsAt(paths) : []) {
      patched = apply(patched, step)
      steps.push(step)
    }
  }
  return { document: patched, steps: steps.length > 0 ? steps : [{}] }
}

/** `path` is what is expanded of the path that was given. */
type Step = { given: string; path: string; operationsAt: (paths: string[]) => Fields[] }

/** One step for each path: each sees what those before it left. */
function stepsOf(operations: Fields): Step[] {
  return OPERATIONS.flatMap((operation): Step[] => {
    const value = operations[operation]
    if (operation === 'unset' && Array.isArray(value)) {
      // The last item first, because those behind a removed one move up.
      return value.map(path => ({ given: path, path, operationsAt: paths => [{ unset: paths.toReversed() }] }))
    }
    if (!isFields(value)) return []
    if (operation === 'insert') return insertStep(value)
    return Object.entries(value).map(([path, each]) => ({
      given: path,
      path,
      operationsAt: paths => [{ [operation]: Object.fromEntries(paths.map(place => [place, each])) }],
    }))
  })
}

function insertStep(insert: Fields): Step[] {
  return Object.entries(WHOLE_LIST).flatMap(([where, whole]) => {
    const given = insert[where]
    if (typeof given !== 'string') return []
    const path = given.replace(/\[\s*\*\s*\]$/, whole)
    return [{ given, path, operationsAt: paths => paths.map(place => ({ insert: { ...insert, [where]: place } })) }]
  })
}

function findStar(path: string): { start: number; end: number } | null {
  for (const { index, 0: text, 1: star } of path.matchAll(STAR))
    if (star) return { start: index, end: index + text.length }
  return null
}

function expand(path: string, document: Fields): string[] {
  const star = findStar(path)
  if (!star) return [path]
  const [list, rest] = [path.slice(0, star.start), path.slice(star.end)]
  const places = extractWithPath(list, document).flatMap(({ path: segments, value }) =>
    Array.isArray(value) ? value.map((_, index) => `${writePath(segments)}[${index}]`) : [],
  )
  const expanded: string[] = []
  for (const place of places) {
    for (const each of expand(`${place}${rest}`, document)) expanded.push(each)
    if (expanded.length > MAX_MATCHES) throw tooLarge(`The path "${path}" matches more than ${MAX_MATCHES} times`)
  }
  return expanded
}

function writePath(segments: (string | number)[]): string {
  return segments.reduce<string>((path, segment) => {
    if (typeof segment === 'number') return `${path}[${segment}]`
    if (!/^[A-Za-z_]\w*$/.test(segment)) return `${path}['${segment.replace(/[\\']/g, '\\$&')}']`
    return path === '' ? segment : `${path}.${segment}`
  }, '')
}
