import { createClient } from '@sanity/client'
import { expect, it } from 'vitest'
import { countChanges, countWords, findAuthor } from './drafts'

const NAMES = new Map<string, string | undefined>([
  ['maryam', 'Maryam Raza'],
  ['robot', undefined],
])

it.each<[what: string, answer: unknown, author: string | null]>([
  ['the reader', { author: 'me' }, 'You'],
  ['a colleague', '{"author":"maryam"}\n', 'Maryam Raza'],
  ['a user without a name', { author: 'robot' }, null],
  ['a user that nobody knows', { author: 'gone' }, null],
  ['nobody, where history is gone', '', null],
  ['nobody, where history is forbidden', new Error('403'), null],
  ['nobody, where history cannot be read', '<html>', null],
])('names who changed a document last: %s', async (_, answer, author) => {
  const client = createClient({ projectId: 'p', dataset: 'd', apiVersion: '2025-01-23', useCdn: false })
  const request = async () => {
    if (answer instanceof Error) throw answer
    return answer
  }
  Object.assign(client, { request })
  const users = { getUser: async (id: string) => (NAMES.has(id) ? { displayName: NAMES.get(id) } : null) }
  expect(await findAuthor({ client, users, user: { id: 'me' } }, 'drafts.a')).toBe(author)
})

const [a, b, c] = ['a', 'b', 'c'].map(_key => ({ _key, text: _key }))
const block = (key: string, text: string) => ({ _type: 'block', _key: key, children: [{ _key: 's', text }] })
const OTHERS = { _id: 'drafts.fees', _rev: 'b', _updatedAt: '2026-11-02' }

it.each<[what: string, draft: object, published: object, changes: number]>([
  ['not what the content service sets', { title: 'a', ...OTHERS }, { title: 'a', _id: 'fees', _rev: 'a' }, 0],
  ['fields changed and added', { title: 'b', note: 'New' }, { title: 'a' }, 2],
  ['fields removed, also inside objects', { seo: { title: 'a' } }, { rate: 2.9, seo: { title: 'a', text: 'b' } }, 2],
  ['the order of a list once', { list: [b, a, c] }, { list: [a, b, c] }, 1],
  ['members added and removed', { list: [a, { _key: 'd' }] }, { list: [a, b, c] }, 3],
  ['a member changed', { list: [{ ...a, text: 'A' }, b] }, { list: [a, b] }, 1],
  ['a paragraph once', { body: [block('1', 'new'), block('2', 'b')] }, { body: [block('1', 'a'), block('2', 'b')] }, 1],
  ['a list of plain values once', { words: ['Build', 'Grow'] }, { words: ['Grow', 'Build'] }, 1],
])('counts %s', (_, draft, published, changes) => {
  expect(countChanges(draft, published)).toBe(changes)
})

it('counts up to 99', () => {
  expect([0, 4, 99, 100].map(countWords)).toEqual(['', '4', '99', '99+'])
})
