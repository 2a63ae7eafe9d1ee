import { createClient } from '@sanity/client'
import { afterEach, expect, it, vi } from 'vitest'
import { writeMoved, writeMovingLater } from './write-moved'

const client = createClient({ projectId: 'test', dataset: 'test', apiVersion: '2025-01-23', useCdn: false })
const change = { id: 'a', from: '/post/old', to: '/post/new' }
const redirect = { _id: 'moved-post-old', _type: 'redirect', path: '/post/old', movedId: 'a', active: true }

afterEach(() => {
  vi.restoreAllMocks()
})

it('writes a redirect from the old address and deletes the one from the new address', async () => {
  expect(await mutationsOf(writeMoved)).toEqual([{ createOrReplace: redirect }, { delete: { id: 'moved-post-new' } }])
})

it('leaves a redirect from the new address where it is, as long as the document is not there yet', async () => {
  expect(await mutationsOf(writeMovingLater)).toEqual([{ createOrReplace: redirect }])
})

async function mutationsOf(write: typeof writeMoved): Promise<unknown> {
  const transaction = client.transaction()
  vi.spyOn(client, 'transaction').mockReturnValue(transaction)
  vi.spyOn(transaction, 'commit').mockResolvedValue({ transactionId: 't', documentIds: [], results: [] })
  await write(client, change)
  expect(transaction.commit).toHaveBeenCalledOnce()
  return transaction.toJSON()
}
