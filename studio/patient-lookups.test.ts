import { createClient } from '@sanity/client'
import { expect, it, vi } from 'vitest'
import { withPatientLookups } from './patient-lookups'

it('a lookup waits while the content service is away, and nothing else does', async () => {
  vi.useFakeTimers()
  const send = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  const create = withPatientLookups(config => createClient({ ...config, resolveFetch: () => send }))
  const client = create({ projectId: 'abc12345', dataset: 'production', useCdn: false, maxRetries: 0 })
  const ask = (tag: string) => client.request({ url: '/data/doc/production/a', tag })
  await expect(ask('sanity.studio.preview.document-paths')).rejects.toThrow('Failed to fetch')
  const lookup = ask('sanity.studio.preview.documents-availability')
  await vi.advanceTimersByTimeAsync(60_000)
  send.mockImplementation(async () => Response.json({ omitted: [] }))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await lookup).toEqual({ omitted: [] })
})
