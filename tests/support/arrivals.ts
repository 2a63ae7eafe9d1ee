import { expect, type Page, type Request } from '@playwright/test'
import { forceFrame } from './page.ts'

/** A film that has enough in its buffer, and a stream of events, stay open. */
const ENDLESS = ['media', 'eventsource', 'websocket']

/** Watches what the page requests from now on. Returns a function that waits until all of it, and what it causes, has arrived. */
export function watchArrivals(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', request => {
    if (!ENDLESS.includes(request.resourceType())) open.add(request)
  })
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))
  const look = async () => {
    const seen = new Set<Request>()
    for (let frame = 0; frame < 2; frame++) {
      await forceFrame(page)
      for (const request of open) seen.add(request)
    }
    return Array.from(seen, request => request.url())
  }
  return () => expect.poll(look, 'requests that have not arrived').toEqual([])
}
