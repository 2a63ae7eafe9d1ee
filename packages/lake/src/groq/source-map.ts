import { isFields } from '../json.ts'
import type { LakeDocument } from '../types.ts'
import { type EvaluationContext, evaluateQuery } from './evaluation.ts'
import { createMarks, fieldSelector, isPassingOn, type Marks, type Origin, withoutMarksInside } from './marks.ts'
import { isIndependent } from './plan.ts'
import { lazyValue, mapChildren, type SyntaxNode } from './tree.ts'

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
