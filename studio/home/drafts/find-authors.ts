import type { SanityClient } from '@sanity/client'
import type { CurrentUser } from 'sanity'
import { z } from '@/studio/zod'

const TRANSACTION = z.object({ author: z.string() })

/** Who changed a document last. */
export type Author = { name: string; isYou: boolean }

type Asked = {
  client: SanityClient
  users: { getUsers: (ids: string[]) => Promise<{ id: string; displayName?: string }[]> }
  user: Pick<CurrentUser, 'id'> | null
  /** Ids of drafts. */
  ids: string[]
}

/** The author of each document's last change, in the order of the ids; null where the content service names none. Never rejects. */
export async function findAuthors({ client, users, user, ids }: Asked): Promise<(Author | null)[]> {
  const authors = await Promise.all(ids.map(id => findAuthor(client, id)))
  const others = [...new Set(authors)].filter(id => id !== null && id !== user?.id)
  const known = others.length > 0 ? await users.getUsers(others.filter(id => id !== null)).catch(() => []) : []
  const names = new Map(known.map(({ id, displayName }) => [id, displayName]))
  return authors.map(id => {
    if (id !== null && id === user?.id) return { name: 'You', isYou: true }
    const name = id === null ? undefined : names.get(id)
    return name ? { name, isYou: false } : null
  })
}

/** The id of the user, or null: history is kept for a limited time, and some roles may not read it. */
async function findAuthor(client: SanityClient, id: string): Promise<string | null> {
  const { dataset } = client.config()
  const query = { excludeContent: 'true', limit: '1', reverse: 'true' }
  const answer = await client
    .request<unknown>({ url: `/data/history/${dataset}/transactions/${id}`, query, tag: 'home.author' })
    .catch(() => null)
  return readAuthor(answer)
}

/** The endpoint answers one JSON object per line; the client decodes a single one by itself. */
function readAuthor(answer: unknown): string | null {
  const first = typeof answer === 'string' ? (answer.split('\n')[0] ?? '') : answer
  const { success, data } = TRANSACTION.safeParse(typeof first === 'string' ? decode(first) : first)
  return success ? data.author : null
}

function decode(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
