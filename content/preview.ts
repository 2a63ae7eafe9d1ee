import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { serverEnv } from '@/lib/environment/server-env'
import { perProcess } from '@/lib/process/per-process'
import { sharedStore } from '@/lib/process/shared-store'
import { breaker, client } from './client'
import { createCredentialCheck } from './credentials'

/** Longer than the Studio's secrets are valid (an hour). */
const REMEMBERED_MS = 2 * 60 * 60 * 1000

const used = new Map<string, number>()

export class NoPreviewError extends Error {
  override name = 'NoPreviewError'
}

/**
 * Null if the secret is missing, unknown or expired, or was used before and the caller is not in draft mode. Throws NoPreviewError without a token, and a
 * TooManyQuestionsError.
 */
export async function openPreviewLink(url: string, isInDraftMode: boolean): Promise<string | null> {
  if (!serverEnv.readToken) throw new NoPreviewError('SANITY_API_READ_TOKEN is not set')
  const secret = new URL(url).searchParams.get('sanity-preview-secret') ?? ''
  if (secret.trim() === '') return null
  const check = perProcess('checks of preview links', createCredentialCheck)
  const redirectTo = await check(secret, () => askFor(url))
  if (redirectTo === null) return null
  const isFirst = await claimSecret(secret)
  if (!isFirst && !isInDraftMode) return null
  // With two leading slashes, or with none, it could lead to another host.
  return `/${redirectTo.replace(/^[/\\]+/, '')}`
}

async function askFor(url: string): Promise<string | null> {
  const reader = client.withConfig({ token: serverEnv.readToken })
  const { isValid, redirectTo = '/' } = await breaker.askUncounted(() => validatePreviewUrl(reader, url))
  return isValid ? redirectTo : null
}

/** False if this process, or another that shares Redis with it, used the secret before. */
async function claimSecret(secret: string): Promise<boolean> {
  const oldest = Date.now() - REMEMBERED_MS
  for (const [known, time] of used) if (time < oldest) used.delete(known)
  // Both before the first await, because two requests may come at once.
  const isNew = !used.has(secret)
  used.set(secret, Date.now())
  const isNewForAll = await sharedStore()?.claim(`preview link ${secret}`, REMEMBERED_MS)
  return isNew && isNewForAll !== false
}
