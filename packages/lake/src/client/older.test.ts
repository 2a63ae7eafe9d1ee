import { expect, it, vi } from 'vitest'
import { EDITOR, startTestLake } from '../api/edge.fixture.ts'

const POLL = { timeout: 60_000 }

vi.mock('@sanity/client', () => vi.importActual('sanity-client-7'))

it('clients before 8 listen through the shared WebSocket, and ask for all else as before', async () => {
  // Other files of this process may have loaded it with the client of today.
  vi.resetModules()
  const { lakeConfig } = await import('./index.ts')
  const lake = await startTestLake()
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { studio } = lakeConfig({ projectId: 'local0001', dataset: 'production', url: lake.url })
  const client = studio.unstable_clientFactory({
    ...{ projectId: 'local0001', dataset: 'production', apiVersion: '2025-02-19', useCdn: false, token: EDITOR },
  })
  expect(client.config()).not.toHaveProperty('requester')
  const heard: unknown[] = []
  const listening = client.listen('*[_type == "post"]', {}, { events: ['welcome', 'mutation'] }).subscribe({
    next: event => heard.push(event.type === 'mutation' ? event.documentId : event.type),
  })
  const live = client.live.events().subscribe({ next: event => heard.push(`live ${event.type}`) })
  await expect.poll(() => heard.toSorted(), POLL).toEqual(['live welcome', 'welcome'])
  await client.create({ _id: 'hello', _type: 'post' })
  await expect.poll(() => heard, POLL).toContain('hello')
  expect(fetched.mock.calls.filter(([address]) => /listen|live/.test(String(address)))).toEqual([])
  listening.unsubscribe()
  live.unsubscribe()
  await lake.stop()
})
