import { expect, it } from 'vitest'
import { type HeldDocument, orderByReferences } from './held-documents.ts'

it('puts each document after those to which it refers, and weak references aside', () => {
  const documents = [hold('post', 'author', 'category'), hold('category'), hold('author', 'picture'), hold('picture')]
  expect(idsOf(documents)).toEqual({ batches: [['category', 'picture'], ['author'], ['post']], circular: [] })
  expect(idsOf([hold('a', 'a'), hold('b', 'elsewhere')])).toEqual({ batches: [['a', 'b']], circular: [] })
})

it('puts a draft into a later transaction than the published document', () => {
  expect(idsOf([hold('drafts.a'), hold('versions.soon.a'), hold('a'), hold('drafts.b')])).toEqual({
    batches: [
      ['a', 'drafts.b'],
      ['drafts.a', 'versions.soon.a'],
    ],
    circular: [],
  })
})

it('keeps a circle together, with what refers to it', () => {
  expect(idsOf([hold('reader', 'a'), hold('a', 'b'), hold('b', 'a')])).toEqual({
    batches: [['reader', 'a', 'b']],
    circular: [],
  })
})

it('splits what is too large for one transaction, and names a circle that is', () => {
  const text = 'x'.repeat(150_000)
  expect(orderByReferences([hold('a'), hold('b'), hold('c')].map(held => grown(held, text))).batches).toHaveLength(3)
  const circle = [hold('a', 'b'), hold('b', 'a')].map(held => grown(held, text.repeat(12)))
  expect(idsOf(circle)).toEqual({ batches: [], circular: [['a'], ['b']] })
  expect(idsOf([])).toEqual({ batches: [], circular: [] })
})

function idsOf(documents: HeldDocument[]) {
  const { batches, circular } = orderByReferences(documents)
  const names = (groups: HeldDocument[][]) => groups.map(group => group.map(({ id }) => id))
  return { batches: names(batches), circular: names(circular) }
}

function hold(id: string, ...others: string[]): HeldDocument {
  const document = { _id: id, _type: 'x', links: others.map(_ref => ({ _ref })) }
  return { id, complete: document, weak: document, strengthening: null }
}

function grown(held: HeldDocument, text: string): HeldDocument {
  return { ...held, complete: { ...held.complete, text } }
}
