import { isFields } from '../json.ts'
import type { LakeDocument } from '../types.ts'
import { type EvaluationContext, evaluateQuery } from './evaluation.ts'
import { isIndependent } from './plan.ts'
import { calledFunction, lazyValue, mapChildren, type SyntaxNode } from './tree.ts'

type Mapping = { type: 'value'; source: { type: 'documentValue'; document: number; path: number } }

/** Sanity's Content Source Map: the document and path that each string of a result comes from. */
export type SourceMap = {
  documents: { _id: string; _type: string }[]
  paths: string[]
  mappings: Record<string, Mapping>
}

/** Evaluates again over marked strings: one that arrives whole reveals its origin. Computed strings have no mapping. */
export function createSourceMap(
  tree: SyntaxNode,
  result: unknown,
  context: EvaluationContext,
  usesKeys: boolean,
): SourceMap {
  const marks = createMarks(usesKeys)
  const marked = withoutMarksInside(withMarkedRows(tree, context, marks))
  return buildMap(evaluateQuery(marked, markingContext(context, marks)), result, marks)
}

export const emptySourceMap = (): SourceMap => ({ documents: [], paths: [], mappings: {} })

/** Selects rows from unmarked documents and marks only those, wherever the selection does not depend on a surrounding row. */
function withMarkedRows(tree: SyntaxNode, context: EvaluationContext, marks: Marks): SyntaxNode {
  const replace = (node: SyntaxNode): SyntaxNode => {
    if (isRowChoice(node) && isIndependent(node)) return lazyValue(() => markRows(evaluateQuery(node, context), marks))
    if (node.type === 'FuncCall' && !isPassingOn(node)) {
      const args = node.args.map(arg =>
        isIndependent(arg) ? lazyValue(() => evaluateQuery(arg, context)) : replace(arg),
      )
      return { ...node, args }
    }
    return mapChildren(node, replace)
  }
  return replace(tree)
}

function isRowChoice(node: SyntaxNode): boolean {
  return (
    node.type === 'Everything' || (CHOOSING.has(node.type) && 'base' in node && !!node.base && isRowChoice(node.base))
  )
}

const CHOOSING = new Set(['Filter', 'PipeFuncCall', 'Slice', 'AccessElement', 'ArrayCoerce', 'Group'])

function markingContext(context: EvaluationContext, marks: Marks): EvaluationContext {
  const { view, rows } = context
  const markIfFound = (document: LakeDocument | null) => document && marks.mark(document)
  return {
    ...context,
    view: { ...view, get: id => markIfFound(view.get(id)) },
    rows: {
      all: () => rows.all(view).map(marks.mark),
      by: (_, constraint) => rows.by(view, constraint).map(marks.mark),
      ordered: (_, type, wanted) => rows.ordered(view, type, wanted).map(marks.mark),
    },
  }
}

function markRows(rows: unknown, marks: Marks): unknown {
  if (Array.isArray(rows)) return rows.map(row => markRows(row, marks))
  return isDocument(rows) ? marks.mark(rows) : rows
}

function isDocument(value: unknown): value is LakeDocument {
  return typeof value === 'object' && value !== null && '_id' in value && '_type' in value
}

function buildMap(marked: unknown, result: unknown, marks: Marks): SourceMap {
  const map = emptySourceMap()
  const documents = new Map<string, number>()
  const paths = new Map<string, number>()

  const mappingTo = ({ document, path }: Origin): Mapping => {
    const id = typeof document._originalId === 'string' ? document._originalId : document._id
    const documentIndex = documents.get(id) ?? map.documents.push({ _id: id, _type: document._type }) - 1
    const pathIndex = paths.get(path) ?? map.paths.push(path) - 1
    documents.set(id, documentIndex)
    paths.set(path, pathIndex)
    return { type: 'value', source: { type: 'documentValue', document: documentIndex, path: pathIndex } }
  }

  const visit = (ours: unknown, real: unknown, path: string) => {
    if (typeof ours === 'string') {
      const origin = marks.originOf(ours)
      if (origin && origin.text === real) map.mappings[path] = mappingTo(origin)
    } else if (Array.isArray(ours) && Array.isArray(real)) {
      if (ours.length === real.length)
        for (const [index, item] of ours.entries()) visit(item, real[index], `${path}[${index}]`)
    } else if (isFields(ours) && isFields(real)) {
      for (const [name, child] of Object.entries(ours)) visit(child, real[name], path + fieldSelector(name))
    }
  }

  visit(marked, result, '$')
  return map
}

/** Where in a document a string comes from; `path` as in `$['body'][0]['text']`. */
type Origin = { document: LakeDocument; path: string; text: string }

type Marks = ReturnType<typeof createMarks>

/** From Unicode's private use area, which no script uses. */
const MARK_START = '\uE0A0'
const MARK_END = '\uE0A1'
const MARKED = new RegExp(`^[^${MARK_START}]*${MARK_START}(\\d+)${MARK_END}$`)

/** Fields by which queries join and identify rows. Editors cannot click on them. */
const UNMARKED = new Set(['_id', '_originalId', '_type', '_ref', '_key', '_rev', '_createdAt', '_updatedAt'])

/** `usesKeys` writes `[?(@._key=='a')]` for items with a key, instead of their index. */
function createMarks(usesKeys: boolean) {
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

function fieldSelector(name: string): string {
  return `['${name.replace(/['\\]/g, '\\$&')}']`
}

function itemSelector(item: unknown, index: number, usesKeys: boolean): string {
  const key = typeof item === 'object' && item !== null && '_key' in item ? item._key : null
  return usesKeys && typeof key === 'string' ? `[?(@._key=='${key}')]` : `[${index}]`
}

/** Comparisons, orderings and functions must see the real strings. Values that are only passed on keep their marks. */
function withoutMarksInside(node: SyntaxNode): SyntaxNode {
  const inside = mapChildren(node, withoutMarksInside)
  if (inside.type === 'PipeFuncCall' && inside.name === 'order')
    return { ...inside, args: inside.args.map(unmarkedKey) }
  const isComparing = inside.type === 'OpCall' || inside.type === 'InRange'
  const isComputing = inside.type === 'FuncCall' && !isPassingOn(inside)
  return isComparing || isComputing ? mapChildren(inside, unmarked) : inside
}

const PASSING_ON = new Set(['global::coalesce', 'array::compact', 'pt::text'])

function isPassingOn(node: SyntaxNode): boolean {
  return PASSING_ON.has(calledFunction(node) ?? '')
}

function unmarkedKey(node: SyntaxNode): SyntaxNode {
  return node.type === 'Asc' || node.type === 'Desc' ? { ...node, base: unmarked(node.base) } : unmarked(node)
}

/** Strings up to their mark, also those of a list; other values stay. */
function unmarked(node: SyntaxNode): SyntaxNode {
  if (node.type === 'Value' || (node.type === 'AccessAttribute' && UNMARKED.has(node.name))) return node
  return { type: 'Call', args: [node], act: ([value]) => withoutMark(value) }
}

function withoutMark(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMark)
  return typeof value === 'string' ? value.split(MARK_START, 1)[0] : value
}
