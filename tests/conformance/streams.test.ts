import type { LiveEvent, MutationEvent } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTarget, runId, type Target } from './target.ts'

const type = 'conformanceEvent'
let target: Target
let count = 0

beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.close())

const newId = () => `${runId}-streams-${++count}`

describe('listeners', () => {
  it('receive in order when documents start to match the filter, change and no longer match it', async () => {
    const id = newId()
    const events = await collect<MutationEvent>(
      next =>
        target.editor
          .listen('*[_id == $id && show == true]', { id }, { events: ['welcome', 'mutation'], visibility: 'query' })
          .subscribe(event => next(event.type === 'welcome' ? null : event.type === 'mutation' ? event : undefined)),
      3,
      async () => {
        await target.editor.create({ _id: id, _type: type, show: true })
        await target.editor.patch(id).set({ title: 'Changed' }).commit()
        await target.editor.patch(id).set({ show: false }).commit()
      },
    )
    expect(events.map(event => event.transition)).toEqual(['appear', 'update', 'disappear'])
    expect(events[1]?.result).toMatchObject({ _id: id, title: 'Changed' })
    expect(events[1]?.previousRev).toBe(events[0]?.resultRev)
    expect(events.every(event => event.documentId === id)).toBe(true)
  })

  it('receive Mendoza effects and the previous document on request', async () => {
    const id = newId()
    await target.editor.create({ _id: id, _type: type, title: 'Before' })
    const [event] = await collect<MutationEvent>(
      next =>
        target.editor
          .listen(
            '*[_id == $id]',
            { id },
            { events: ['welcome', 'mutation'], effectFormat: 'mendoza', includePreviousRevision: true },
          )
          .subscribe(event => next(event.type === 'welcome' ? null : event.type === 'mutation' ? event : undefined)),
      1,
      () => target.editor.patch(id).set({ title: 'After' }).commit(),
    )
    expect(event?.effects?.apply.length).toBeGreaterThan(0)
    expect(event?.previous).toMatchObject({ title: 'Before' })
  })

  it('receive nothing about drafts when they are anonymous', async () => {
    const id = newId()
    const events = await collect<MutationEvent>(
      next =>
        target.anonymous
          .listen('*[_type == $type && marker == $id]', { type, id }, { events: ['welcome', 'mutation'] })
          .subscribe(event => next(event.type === 'welcome' ? null : event.type === 'mutation' ? event : undefined)),
      1,
      async () => {
        await target.editor.create({ _id: `drafts.${id}`, _type: type, marker: id })
        await target.editor.create({ _id: id, _type: type, marker: id })
      },
    )
    expect(events.map(event => event.documentId)).toEqual([id])
  })
})

describe('live events', () => {
  it('carry the sync tags of a query when its document changes', async () => {
    const id = newId()
    await target.editor.create({ _id: id, _type: type, title: 'Before' })
    const { syncTags = [] } = await target.anonymous.fetch('*[_id == $id][0].title', { id }, { filterResponse: false })
    const [event] = await collect<LiveEvent & { type: 'message' }>(
      next =>
        target.anonymous.live
          .events()
          .subscribe(event => next(event.type === 'welcome' ? null : event.type === 'message' ? event : undefined)),
      1,
      () => target.editor.patch(id).set({ title: 'After' }).commit(),
    )
    expect(event?.tags.some(tag => syncTags.includes(tag))).toBe(true)
  })
})

/** Subscribes, runs the action after the welcome (null), and resolves with the first `wanted` events. Rejects after 10 s. */
function collect<Event>(
  subscribe: (next: (event: Event | null | undefined) => void) => { unsubscribe: () => void },
  wanted: number,
  action: () => Promise<unknown>,
): Promise<Event[]> {
  return new Promise((resolve, reject) => {
    const events: Event[] = []
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      subscription.unsubscribe()
      settle()
    }
    const timer = setTimeout(
      () => finish(() => reject(new Error(`Only ${events.length} of ${wanted} events came`))),
      10_000,
    )
    const subscription = subscribe(event => {
      if (event === null) action().catch(error => finish(() => reject(error)))
      else if (event) events.push(event)
      if (event && events.length === wanted) finish(() => resolve(events))
    })
  })
}
