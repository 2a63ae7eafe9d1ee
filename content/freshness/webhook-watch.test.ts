import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { markStale } from '@/lib/process/stale-tags'
import { tagOf } from './tags'

let warn: MockInstance
let watch: typeof import('./webhook-watch')

beforeEach(async () => {
  const { forgetProcess } = await import('@/lib/process/per-process')
  forgetProcess()
  vi.resetModules()
  const { log } = await import('@/lib/process/log')
  warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  watch = await import('./webhook-watch')
  // The first catch-up revalidates all types.
  catchUp()
})
afterEach(() => warn.mockRestore())

const announce = (type: string) => void markStale(tagOf(type))
const catchUp = (...edited: string[]) => {
  watch.watchWebhook({ types: edited, edited })
  for (const type of edited) announce(type)
}

it('knows nothing before anything is published', () => {
  catchUp()
  expect(watch.webhookState()).toBe('unknown')
})

it('sees the webhook arrive when a change was announced before the catch-up found it', () => {
  announce('post')
  catchUp('post')
  expect(watch.webhookState()).toBe('arrives')
})

it('calls it silent after two changes in a row that nobody announced, and warns once', () => {
  catchUp('post')
  expect(watch.webhookState()).toBe('unknown')
  catchUp('author')
  catchUp('post')
  expect(watch.webhookState()).toBe('silent')
  expect(warn).toHaveBeenCalledExactlyOnceWith('webhook.silent', expect.objectContaining({ type: 'author' }))
})

it('is not called silent for changes that an early catch-up found', () => {
  for (const type of ['post', 'author', 'page']) {
    watch.watchWebhook({ types: [type], edited: [type] }, true)
    announce(type)
  }
  expect(watch.webhookState()).toBe('unknown')
})

it('sees that it arrives again', () => {
  catchUp('post')
  catchUp('author')
  announce('post')
  catchUp('post')
  expect(watch.webhookState()).toBe('arrives')
})

it('does not take what the catch-up itself revalidated for the webhook', () => {
  catchUp('post')
  catchUp('post')
  expect(watch.webhookState()).toBe('unknown')
  catchUp('author')
  expect(watch.webhookState()).toBe('silent')
})
