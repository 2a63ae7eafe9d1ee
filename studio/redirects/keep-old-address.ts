import type { SanityClient } from '@sanity/client'
import { useState } from 'react'
import { useClient } from 'sanity'
import { postPath } from '@/lib/addresses/blog'
import { addressOf } from '@/lib/addresses/page-address'
import { RELEASES_API_VERSION } from '@/lib/environment/public-settings'
import { hasCome } from '@/lib/time/zoned-time'
import { useLatest, wrapAction } from '@/studio/ui/wrap-action'

/** The document is at `from` now, and will be at `to` after the next publish. */
type AddressChange = { id: string; from: string; to: string }

/** Sanity's limit for ids of documents. */
const MAX_ID_LENGTH = 128

type Published = { _id: string; [field: string]: unknown }

/**
 * Publish and Schedule publish, for documents with an address of their own: when it changes, the old one becomes a redirect. The redirect is
 * written first. It has no effect while a document has that address, so nothing breaks if the publish fails, and no visitor finds the old address
 * missing. One that is written ahead stays if its publish never happens.
 */
export const keepOldAddress = wrapAction('KeepOldAddressAction', (useNative, props) => {
  const native = useNative(props)
  const client = useClient({ apiVersion: RELEASES_API_VERSION })
  const [state, setState] = useState<'idle' | 'writing' | 'failed'>('idle')
  const latest = useLatest(native)
  if (!native) return null
  const change = addressChange(props.published, props.version ?? props.draft, Date.now())
  if (!change) return native

  async function writeThenGoOn(moved: AddressChange) {
    setState('writing')
    try {
      await writeMoved(client, moved, useNative.action === 'schedule' || Boolean(props.version))
    } catch (error) {
      console.error('The redirect from the old address could not be written', error)
      setState('failed')
      return
    }
    setState('idle')
    if (!latest.current?.disabled) latest.current?.onHandle?.()
  }

  const failed = {
    type: 'confirm' as const,
    tone: 'critical' as const,
    message: `Nothing was ${useNative.action === 'schedule' ? 'scheduled' : 'published'}: the address changes from ${change.from} to ${change.to}, and the redirect from the old one could not be saved, so links to it would break.`,
    confirmButtonText: 'Try again',
    onConfirm: () => writeThenGoOn(change),
    onCancel: () => setState('idle'),
  }

  return {
    ...native,
    disabled: native.disabled || state === 'writing',
    onHandle: () => writeThenGoOn(change),
    dialog: state === 'failed' ? failed : native.dialog,
  }
})

/** Returns null if no public address changes. `now` is in milliseconds since 1970. */
export function addressChange(published: Published | null, next: unknown, now: number): AddressChange | null {
  // Visitors do not know the address of a post whose date has not come.
  if (!published || (published._type === 'post' && !hasCome(published.publishedAt, now))) return null
  const from = pathOfDocument(published)
  const to = pathOfDocument(next)
  return from && to && from !== to ? { id: published._id, from, to } : null
}

export function pathOfDocument(document: unknown): string | null {
  const { _type, slug } = Object(document)
  const current = typeof slug === 'object' && slug !== null ? slug.current : null
  if (typeof current !== 'string' || current === '') return null
  if (_type === 'page') return addressOf(`/${current}`) && `/${current}`
  return _type === 'post' ? postPath(current) : null
}

/**
 * In one transaction: a redirect from the old address, and none from the new one, which a document has again. It names the document and
 * not its path, so that addresses which change again never form a chain. Until a change that is ahead, the one from the new address is still
 * needed, and afterwards it has no effect. Rejects if the content service does.
 */
export async function writeMoved(
  client: SanityClient,
  { id, from, to }: AddressChange,
  isAhead: boolean,
): Promise<void> {
  const made = { _id: movedRedirectId(from), _type: 'redirect', path: from, movedId: id, active: true }
  const transaction = client.transaction().createOrReplace(made)
  if (!isAhead) transaction.delete(movedRedirectId(to))
  await transaction.commit({ visibility: 'async', tag: 'moved-address' })
}

/** Derives from the path alone, so a later document with the same path replaces the redirect. */
export function movedRedirectId(path: string): string {
  const name = path.startsWith('/post/') ? path.slice(1) : `page${path}`
  const safe = name.replace('/', '-').replaceAll('/', '--')
  return `moved-${safe.replace(/[^\w-]/g, sign => `_${sign.charCodeAt(0).toString(16)}`)}`.slice(0, MAX_ID_LENGTH)
}
