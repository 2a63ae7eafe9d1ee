import { Path } from 'groq-js'
import type { LakeDocument } from '../types.ts'
import { compileTextQuery, isWithoutTerm, type SearchText, searchTextOf, stringsOf } from './text-query.ts'
import { call, calledFunction, constantOf, type SyntaxNode } from './tree.ts'
import type { View } from './view.ts'

/** `x match text::query("…")` for groq-js; null for any other node. For `@`, all text of the document is searched. */
export function matchTextQuery(
  node: SyntaxNode,
  view: View,
  planNode: (node: SyntaxNode) => SyntaxNode,
): SyntaxNode | null {
  const match = textMatchOf(node)
  if (!match) return null
  const { left, query } = match
  if (typeof query !== 'string') throw new Error('text::query() takes a string that does not depend on a document')
  const matches = compileTextQuery(query)
  return isDocument(left)
    ? isIn({ type: 'AccessAttribute', name: '_id' }, id => {
        const document = view.get(id)
        return document !== null && matches(documentText(document))
      })
    : isIn(joined(planNode(left)), text => matches(searchTextOf(text.split(SEPARATOR))))
}

export function isSearchForNothing(node: SyntaxNode): boolean {
  const match = textMatchOf(node)
  return match !== null && isDocument(match.left) && typeof match.query === 'string' && isWithoutTerm(match.query)
}

function textMatchOf(node: SyntaxNode): { left: SyntaxNode; query: unknown } | null {
  if (node.type !== 'OpCall' || node.op !== 'match') return null
  const { left, right } = node
  if (right.type !== 'FuncCall' || calledFunction(right) !== 'text::query') return null
  return { left, query: right.args[0] && constantOf(right.args[0])?.value }
}

/** Separates the strings of a list while groq-js passes them on as one. */
const SEPARATOR = '\0'

function joined(node: SyntaxNode): SyntaxNode {
  if (node.type === 'Group') return joined(node.base)
  const list: SyntaxNode =
    node.type === 'Array'
      ? { ...node, elements: node.elements.map(element => ({ ...element, value: joined(element.value) })) }
      : node
  const text = call('array::join', call('array::compact', list), { type: 'Value', value: SEPARATOR })
  return call('coalesce', text, node)
}

function isDocument(node: SyntaxNode): boolean {
  if (node.type === 'Group') return isDocument(node.base)
  return node.type === 'This' || (node.type === 'Array' && node.elements.some(({ value }) => isDocument(value)))
}

function isIn(left: SyntaxNode, test: (text: string) => boolean): SyntaxNode {
  return { type: 'OpCall', op: 'in', left, right: { type: 'Value', value: new StringTest(test) } }
}

/** The one place where groq-js accepts a custom test: `"a" in path(…)` asks the path whether it matches the string. */
class StringTest extends Path {
  readonly #test: (text: string) => boolean

  constructor(test: (text: string) => boolean) {
    super('')
    this.#test = test
  }

  matches(text: string): boolean {
    return this.#test(text)
  }
}

const texts = new WeakMap<LakeDocument, SearchText>()

function documentText(document: LakeDocument): SearchText {
  const text = texts.get(document) ?? searchTextOf(stringsOf(document))
  texts.set(document, text)
  return text
}
