import type { SanityClient, Transaction } from '@sanity/client'
import { movedRedirectId } from '@/lib/addresses/moved-address'
import type { AddressChange } from './address-change'

/**
 * In one transaction: a redirect from the old address, and none from the new one, which a document has again. It names the document and
 * not its path, so that addresses which change again never form a chain. Rejects if the content service does.
 */
export function writeMoved(client: SanityClient, change: AddressChange): Promise<void> {
  return commit(redirectFrom(client, change).delete(movedRedirectId(change.to)))
}

/** For a change that comes at a later time. Until then a redirect from the new address is still needed, and afterwards it has no effect. */
export function writeMovingLater(client: SanityClient, change: AddressChange): Promise<void> {
  return commit(redirectFrom(client, change))
}

function redirectFrom(client: SanityClient, { id, from }: AddressChange): Transaction {
  return client
    .transaction()
    .createOrReplace({ _id: movedRedirectId(from), _type: 'redirect', path: from, movedId: id, active: true })
}

async function commit(transaction: Transaction): Promise<void> {
  await transaction.commit({ visibility: 'async', tag: 'moved-address' })
}
