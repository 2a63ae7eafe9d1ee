import { createClient } from '@sanity/client'
import { expect, it } from 'vitest'
import { findAuthor } from './find-author'

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
