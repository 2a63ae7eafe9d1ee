import type { SanityClient } from '@sanity/client'
import type { CurrentUser } from 'sanity'
import { isFields } from '@/lib/words/fields'
import { sum } from '@/lib/words/sum'
import { CONTENT_TYPES } from '@/schemas/content'
import { z } from '@/studio/zod'

const SHOWN = 4

/** Matches drafts of the types in $types, in stored documents. */
const IS_DRAFT = '_type in $types && _id in path("drafts.**")'

const DOCUMENT = z.looseObject({
  ...{ _id: z.string(), _type: z.string(), _rev: z.string() },
  ...{ _createdAt: z.string(), _updatedAt: z.string() },
})
const CHANGED = z.object({ draft: DOCUMENT, published: DOCUMENT.nullable() })
const FOUND = z.object({ total: z.number(), newest: z.array(CHANGED) })

/** `published` is null for a document that was never published. */
export type Changed = z.infer<typeof CHANGED>
export type Drafts = z.infer<typeof FOUND>

/** The newest drafts, and the number of all. */
export const DRAFTS = {
  query: `{
    "total": count(*[${IS_DRAFT}]),
    "newest": *[${IS_DRAFT}] | order(_updatedAt desc)[0...${SHOWN}]{
      "draft": @, "published": *[_id == string::split(^._id, "drafts.")[1]][0]
    }
  }`,
  listen: IS_DRAFT,
  params: { types: CONTENT_TYPES },
  answer: FOUND,
  tag: 'home.drafts',
}

/** Higher numbers are not written out, because they tell staff nothing more. */
const MOST = 99

export function countWords(total: number): string {
  if (total === 0) return ''
  return total > MOST ? `${MOST}+` : String(total)
}

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
  try {
    const answer = await client.request<unknown>({
      url: `/data/history/${client.config().dataset}/transactions/${documentId}`,
      query: { excludeContent: 'true', limit: '1', reverse: 'true' },
      tag: 'home.author',
    })
    // The only line of a list of lines is JSON by itself.
    const { author } = TRANSACTION.parse(typeof answer === 'string' ? JSON.parse(answer) : answer)
    return author === user?.id ? 'You' : ((await users.getUser(author))?.displayName ?? null)
  } catch {
    return null
  }
}

/** Set by the content service with every change. */
const NOT_CONTENT = new Set(['_id', '_rev', '_createdAt', '_updatedAt', '_originalId', '_system'])

/** How many places of a draft differ from what is published. A list counts once for its order, and once for each member. */
export function countChanges(draft: unknown, published: unknown): number {
  const [after, before] = [partsOf(draft), partsOf(published)]
  if (!after || !before) return JSON.stringify(draft) === JSON.stringify(published) ? 0 : 1
  const kept = [...after.keys()].filter(name => before.has(name))
  const order = [...before.keys()].filter(name => after.has(name))
  const isMoved = Array.isArray(draft) && kept.join() !== order.join()
  const addedAndRemoved = after.size + before.size - 2 * kept.length
  return addedAndRemoved + Number(isMoved) + sum(kept.map(name => countChanges(after.get(name), before.get(name))))
}

/** Fields by name, or members of a list by key. Null for what counts as a whole, such as a paragraph. */
function partsOf(value: unknown): Map<unknown, unknown> | null {
  if (Array.isArray(value)) return value.every(isKeyed) ? new Map(value.map(member => [member._key, member])) : null
  if (!isFields(value) || value._type === 'block') return null
  return new Map(Object.entries(value).filter(([name]) => !NOT_CONTENT.has(name)))
}

function isKeyed(value: unknown): boolean {
  return isFields(value) && typeof value._key === 'string'
}
