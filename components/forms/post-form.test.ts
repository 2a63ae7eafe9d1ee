import { afterEach, expect, it, vi } from 'vitest'
import type { Answer } from '@/lib/forms/answer'
import { newSubmissionId, postForm } from './post-form'

const FORM = { form: 'demo', id: 'a', values: {}, token: '', honeypot: '' } as const

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each<[name: string, respond: () => unknown, answer: Answer]>([
  [
    'the answer of the site',
    () => Response.json({ outcome: 'accepted', reference: 'K7P-4MX' }),
    { outcome: 'accepted', reference: 'K7P-4MX' },
  ],
  ['an error of the site', () => Response.json({ outcome: 'failed' }, { status: 503 }), { outcome: 'failed' }],
  ['a page of the proxy', () => new Response('<!doctype html>', { status: 502 }), { outcome: 'failed' }],
  ['the sign-in page of a hotel', () => new Response('<!doctype html>'), { outcome: 'failed' }],
  ['nothing', () => new Response(null, { status: 200 }), { outcome: 'failed' }],
  ['null', () => Response.json(null), { outcome: 'failed' }],
  ['an outcome that the site does not have', () => Response.json({ outcome: 'stored' }), { outcome: 'failed' }],
  ['a refusal', () => Response.json({}, { status: 403 }), { outcome: 'refused' }],
  ['a request that was rejected', () => Promise.reject(new TypeError('Failed to fetch')), { outcome: 'failed' }],
  ['a function that is not fetch', () => undefined, { outcome: 'failed' }],
])('reads %s', async (_, respond, answer) => {
  vi.stubGlobal('fetch', async () => respond())
  expect(await postForm(FORM)).toEqual(answer)
})

it('has failed when no answer comes in time, also if what is in the place of fetch never ends', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const answer = postForm(FORM)
  limit.abort()
  expect(await answer).toEqual({ outcome: 'failed' })
  expect(timeout).toHaveBeenCalledWith(30_000)
})

it('names a submission on a page by http, where browsers have no randomUUID', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newSubmissionId()).toMatch(/^\d+(-\d+){3}$/)
  expect(newSubmissionId()).not.toBe(newSubmissionId())
})
