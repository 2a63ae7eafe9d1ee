import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EDITOR, readEvents, startTestLake, type TestLake } from './edge.fixture.ts'

let test: TestLake
beforeAll(async () => {
  test = await startTestLake()
})
afterAll(() => test.stop())

async function open(params: string, headers: Record<string, string> = {}) {
  const client = new AbortController()
  const url = `${test.url}/v2025-02-19/data/live/events/production${params}`
  const response = await fetch(url, { headers, signal: client.signal })
  return { response, events: readEvents(response), leave: () => client.abort() }
}

describe('data/live/events', () => {
  it('sends what was missed after a lost connection, or says that everything may have changed', async () => {
    const first = await open('')
    const { value: welcome } = await first.events.next()
    first.leave()
    const missed = await test.client(EDITOR).create({ _type: 'x' })
    const again = await open('', { 'last-event-id': welcome?.id ?? '' })
    expect((await again.events.next()).value?.event).toBe('welcome')
    expect((await again.events.next()).value?.id).toBe(missed._rev)
    again.leave()
    const lost = await open('', { 'last-event-id': 'from-before-a-restart' })
    expect((await lost.events.next()).value?.event).toBe('welcome')
    expect((await lost.events.next()).value?.event).toBe('restart')
    lost.leave()
  })
})
