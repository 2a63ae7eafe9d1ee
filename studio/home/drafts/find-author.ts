import type { SanityClient } from '@sanity/client'
import type { CurrentUser } from 'sanity'
import { z } from '@/studio/zod'

const TRANSACTION = z.object({ author: z.string() })

type Asked = {
  client: SanityClient
  users: { getUser: (id: string) => Promise<{ displayName?: string } | null> }
  user: Pick<CurrentUser, 'id'> | null
}

/**
 * Who changed a document last: "You", or a name. Null where the content service names nobody: history is kept for a limited time, and some
 * roles may not read it. Never rejects.
 */
export async function findAuthor({ client, users, user }: Asked, documentId: string): Promise<string | null> {
  const answer = await client
    .request<unknown>({
      url: `/data/history/${client.config().dataset}/transactions/${documentId}`,
      query: { excludeContent: 'true', limit: '1', reverse: 'true' },
      tag: 'home.author',
    })
    .catch(() => null)
  const { author } = TRANSACTION.catch({ author: '' }).parse(typeof answer === 'string' ? decode(answer) : answer)
  if (author === user?.id) return 'You'
  const found = author ? await users.getUser(author).catch(() => null) : null
  return found?.displayName ?? null
}

/** One JSON object per line; the client decodes a single one by itself. */
function decode(lines: string): unknown {
  try {
    return JSON.parse(lines.split('\n')[0] ?? '')
  } catch {
    return null
  }
}
