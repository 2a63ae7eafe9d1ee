import { useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  useClient,
} from 'sanity'
import { RELEASES_API_VERSION } from '@/lib/environment/api-version'
import { useLatest, wrapAction } from '@/studio/ui/wrap-action'
import { addressChange } from './address-change'
import { writeMoved, writeMovingLater } from './write-moved'

/**
 * Publish, for documents with an address of their own: when it changes, the old one becomes a redirect. The redirect is written first. It has
 * no effect while a document has that address, so nothing breaks if the publish fails, and no visitor finds the old address missing.
 */
export const keepOldAddress = wrapAction('KeepOldAddressAction', (usePublish, props) =>
  useKeptAddress(usePublish, props, writeMoved),
)

/** Like keepOldAddress, for actions that publish later: the redirect has no effect before that, and stays if it never happens. */
export const keepOldAddressAhead = wrapAction('KeepOldAddressAheadAction', (useNative, props) =>
  useKeptAddress(useNative, props, writeMovingLater),
)

function useKeptAddress(
  useNative: DocumentActionComponent,
  props: DocumentActionProps,
  write: typeof writeMoved,
): DocumentActionDescription | null {
  const native = useNative(props)
  const client = useClient({ apiVersion: RELEASES_API_VERSION })
  const [state, setState] = useState<'idle' | 'writing' | 'failed'>('idle')
  const latest = useLatest(native)
  if (!native) return null
  const change = addressChange(props.published, props.version ?? props.draft, Date.now())
  if (!change) return native

  async function writeThenGoOn(moved: NonNullable<typeof change>) {
    setState('writing')
    try {
      await write(client, moved)
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
}
