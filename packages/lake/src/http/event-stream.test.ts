import { describe, expect, it } from 'vitest'
import { type Channel, type EventStreamOptions, eventStream } from './event-stream.ts'

/** Opens a stream, and reads its beginning: its channel exists once the body is being read. */
async function open(options?: EventStreamOptions) {
  const client = new AbortController()
  const state = { channel: null as Channel | null, isSubscribed: false }
  const { body } = eventStream(
    client.signal,
    channel => {
      Object.assign(state, { channel, isSubscribed: true })
      return () => {
        state.isSubscribed = false
      }
    },
    options,
  )
  if (!body || typeof body === 'string' || body instanceof Uint8Array) throw new Error('Expected a stream')
  const chunks = body[Symbol.asyncIterator]()
  await chunks.next()
  return { client, state, chunks }
}

describe('an event stream', () => {
  it('sends events in order, with and without an id', async () => {
    const { chunks, state } = await open()
    state.channel?.send({ event: 'welcome', data: {} })
    state.channel?.send({ event: 'mutation', id: 't1', data: { text: 'a\nb' } })
    expect((await chunks.next()).value).toBe(
      'event: welcome\ndata: {}\n\nevent: mutation\nid: t1\ndata: {"text":"a\\nb"}\n\n',
    )
  })

  it('stops its source when the client disconnects while it waits', async () => {
    const { chunks, state, client } = await open()
    const waiting = chunks.next()
    client.abort()
    expect((await waiting).done).toBe(true)
    expect(state.isSubscribed).toBe(false)
  })

  it('sends queued events before it ends', async () => {
    const { chunks, state } = await open()
    state.channel?.send({ event: 'channelError', data: { message: 'no' } })
    state.channel?.end()
    expect((await chunks.next()).value).toContain('channelError')
    expect((await chunks.next()).done).toBe(true)
  })

  it('sends a heartbeat while nothing happens', async () => {
    const { chunks, client } = await open({ heartbeatMs: 5 })
    expect((await chunks.next()).value).toBe(':\n\n')
    client.abort()
  })

  it('drops a client that does not read, instead of queueing events without limit', async () => {
    const { chunks, state } = await open({ maxQueuedBytes: 1_000 })
    for (let count = 0; count < 100; count++) state.channel?.send({ event: 'mutation', data: 'x'.repeat(100) })
    expect((await chunks.next()).done).toBe(true)
    expect(state.isSubscribed).toBe(false)
  })
})
