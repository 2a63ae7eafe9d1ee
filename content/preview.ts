import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { serverEnv } from '@/lib/server-env'
import { client } from './client'

/** The Studio's secrets live for an hour; those that were used are remembered for longer. */
const REMEMBERED_MS = 2 * 60 * 60 * 1000

const used = new Map<string, number>()

/** The site has no token with which it could read drafts. */
export class NoPreviewError extends Error {
  override name = 'NoPreviewError'
}

/**
 * The path that a link of the Studio to the preview wants to show, where its secret is good. Null for a secret that is missing,
 * unknown, expired, or was used before by somebody who is not in draft mode. Throws NoPreviewError, or when Sanity does not answer.
 */
export async function openPreviewLink(url: string, isInDraftMode: boolean): Promise<string | null> {
  if (!serverEnv.readToken) throw new NoPreviewError('SANITY_API_READ_TOKEN is not set')
  const secret = new URL(url).searchParams.get('sanity-preview-secret') ?? ''
  const { isValid, redirectTo = '/' } = await validatePreviewUrl(client.withConfig({ token: serverEnv.readToken }), url)
  if (!isValid || (wasUsed(secret) && !isInDraftMode)) return null
  used.set(secret, Date.now())
  // Two slashes at its start, or none, would be another host.
  return `/${redirectTo.replace(/^[/\\]+/, '')}`
}

function wasUsed(secret: string): boolean {
  const oldest = Date.now() - REMEMBERED_MS
  for (const [known, time] of used) if (time < oldest) used.delete(known)
  return used.has(secret)
}
