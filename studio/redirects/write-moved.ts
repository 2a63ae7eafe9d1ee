import type { SanityClient } from '@sanity/client'
import { movedRedirectId } from '@/lib/moved-address'
import type { AddressChange } from './address-change'

/**
 * In one transaction: a redirect from the old address, and none from the new one, which a document has again. It names the document and
 * not its path, so that addresses which change again never form a chain. Rejects if the content service does.
 */
export async function writeMoved(client: SanityClient, { id, from, to }: AddressChange): Promise<void> {
  await client
    .transaction()
    .createOrReplace({ _id: movedRedirectId(from), _type: 'redirect', path: from, movedId: id, active: true })
    .delete(movedRedirectId(to))
    .commit({ visibility: 'async', tag: 'moved-address' })
}
