import { createClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EDITOR, startTestLake, type TestLake } from './edge.fixture.ts'

let test: TestLake

beforeAll(async () => {
  test = await startTestLake()
})
afterAll(() => test.stop())

describe('a client that is configured with a resource', () => {
  it('reads, writes and listens by paths that name project and dataset', async () => {
    const client = createClient({
      resource: { type: 'dataset', id: `${test.lake.config.projectId}.production` },
      apiHost: test.url,
      useProjectHostname: false,
      useCdn: false,
      apiVersion: '2025-02-19',
      token: EDITOR,
    })
    await client.create({ _id: 'a', _type: 'note' })
    expect(await client.getDocument('a')).toMatchObject({ _id: 'a' })
    expect(await client.fetch('*[_type == "note"]._id')).toEqual(['a'])
    expect(await firstOf(client.listen('*', {}, { events: ['welcome'] }))).toMatchObject({ type: 'welcome' })
    expect(await firstOf(client.live.events())).toMatchObject({ type: 'welcome' })
  })
})

type Observer = { next: (event: unknown) => void; error: (reason: unknown) => void }
type Events = { subscribe: (observer: Observer) => { unsubscribe: () => void } }

function firstOf(events: Events): Promise<unknown> {
  return new Promise((next, error) => {
    const subscription = events.subscribe({
      error,
      next(event) {
        next(event)
        subscription.unsubscribe()
      },
    })
  })
}
