import { createClient } from '@sanity/client'
import { expect, it } from 'vitest'
import { findAuthors } from './find-authors'

const USERS = [{ id: 'maryam', displayName: 'Maryam Raza' }, { id: 'robot' }]

function find(answers: Record<string, unknown>, ids: string[]) {
  const client = createClient({
    projectId: 'local0001',
    dataset: 'production',
    apiVersion: '2025-01-23',
    useCdn: false,
  })
  const request = async ({ url = '' }: { url?: string }) => {
    const answer = answers[url.split('/').at(-1) ?? '']
    if (answer instanceof Error) throw answer
    return answer
  }
  Object.assign(client, { request })
  const users = { getUsers: async (asked: string[]) => USERS.filter(({ id }) => asked.includes(id)) }
  return findAuthors({ client, users, user: { id: 'me' }, ids })
}

it('names who changed each document last, and calls the reader “You”', async () => {
  const answers = { a: { author: 'me' }, b: '{"author":"maryam"}\n', c: { author: 'robot' } }
  expect(await find(answers, ['a', 'b', 'c'])).toEqual([
    { name: 'You', isYou: true },
    { name: 'Maryam Raza', isYou: false },
    null,
  ])
})

it('names nobody where history is gone, forbidden or unreadable', async () => {
  const answers = { gone: '', forbidden: new Error('403'), strange: '<html>' }
  expect(await find(answers, ['gone', 'forbidden', 'strange'])).toEqual([null, null, null])
})
