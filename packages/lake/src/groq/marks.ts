import type { LakeDocument } from '../types.ts'
import { call, calledFunction, mapChildren, type SyntaxNode } from './tree.ts'

/** Where in a document a string comes from; `path` as in `$['body'][0]['text']`. */
export type Origin = { document: LakeDocument; path: string; text: string }

export type Marks = ReturnType<typeof createMarks>

/** From Unicode's private use area, which no script uses. */
const MARK_START = '\uE0A0'
const MARK_END = '\uE0A1'
const MARKED = new RegExp(`^[^${MARK_START}]*${MARK_START}(\\d+)${MARK_END}$`)

/** Fields by which queries join and identify rows. Editors cannot click on them. */
const UNMARKED = new Set(['_id', '_originalId', '_type', '_ref', '_key', '_rev', '_createdAt', '_updatedAt'])

/** `usesKeys` writes `[?(@._key=='a')]` for items with a key, instead of their index. */
export function createMarks(usesKeys: boolean) {
  const origins: Origin[] = []
  const marked = new Map<LakeDocument, LakeDocument>()

  const markValue = (value: unknown, document: LakeDocument, path: string): unknown => {
    if (typeof value === 'string') return markText(value, document, path)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      return value.map((item, index) => markValue(item, document, `${path}${itemSelector(item, index, usesKeys)}`))
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, markField(name, child, document, path)]),
    )
  }

  const markField = (name: string, value: unknown, document: LakeDocument, path: string) =>
    UNMARKED.has(name) ? value : markValue(value, document, `${path}${fieldSelector(name)}`)

  const markText = (text: string, document: LakeDocument, path: string) =>
    text.includes(MARK_START) ? text : `${text}${MARK_START}${origins.push({ document, path, text }) - 1}${MARK_END}`

  return {
    /** A copy whose strings end in a mark that identifies their origin. */
    mark(document: LakeDocument): LakeDocument {
      const known = marked.get(document)
      if (known) return known
      const copy = { ...document }
      for (const [name, value] of Object.entries(document)) copy[name] = markField(name, value, document, '$')
      marked.set(document, copy)
      return copy
    },
    originOf: (text: string): Origin | null => origins[Number(MARKED.exec(text)?.[1] ?? -1)] ?? null,
  }
}

export function fieldSelector(name: string): string {
  return `['${name.replace(/['\\]/g, '\\$&')}']`
}

function itemSelector(item: unknown, index: number, usesKeys: boolean): string {
  const key = typeof item === 'object' && item !== null && '_key' in item ? item._key : null
  return usesKeys && typeof key === 'string' ? `[?(@._key=='${key}')]` : `[${index}]`
}

/** Comparisons, orderings and functions must see the real strings. Values that are only passed on keep their marks. */
export function withoutMarksInside(node: SyntaxNode): SyntaxNode {
  const inside = mapChildren(node, withoutMarksInside)
  if (inside.type === 'OpCall') {
    return { ...inside, left: unmarked(inside.left), right: unmarked(inside.right) }
  }
  if (inside.type === 'InRange') {
    const { base, left, right } = inside
    return { ...inside, base: unmarked(base), left: unmarked(left), right: unmarked(right) }
  }
  if (inside.type === 'FuncCall' && !isPassingOn(inside)) {
    return { ...inside, args: inside.args.map(unmarked) }
  }
  if (inside.type === 'PipeFuncCall' && inside.name === 'order')
    return { ...inside, args: inside.args.map(unmarkedKey) }
  return inside
}

const PASSING_ON = new Set(['global::coalesce', 'array::compact', 'pt::text'])

export function isPassingOn(node: SyntaxNode): boolean {
  return PASSING_ON.has(calledFunction(node) ?? '')
}

function unmarkedKey(node: SyntaxNode): SyntaxNode {
  return node.type === 'Asc' || node.type === 'Desc' ? { ...node, base: unmarked(node.base) } : unmarked(node)
}

/** An expression for a string up to its mark, or for each string of a list; other values stay. Evaluates the node once. */
function unmarked(node: SyntaxNode): SyntaxNode {
  if (node.type === 'Value' || (node.type === 'AccessAttribute' && UNMARKED.has(node.name))) return node
  const list: SyntaxNode = { type: 'Array', elements: [{ type: 'ArrayElement', value: node, isSplat: false }] }
  return { type: 'AccessElement', base: { type: 'Map', base: list, expr: TEXT_OR_TEXTS }, index: 0 }
}

const TEXT: SyntaxNode = call(
  'coalesce',
  {
    type: 'AccessElement',
    base: call('string::split', { type: 'This' }, { type: 'Value', value: MARK_START }),
    index: 0,
  },
  { type: 'This' },
)
const TEXT_OR_TEXTS = call('coalesce', { type: 'Map', base: { type: 'This' }, expr: TEXT }, TEXT)
