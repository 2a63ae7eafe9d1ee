import { expect, it, vi } from 'vitest'
import { ALL_REQUESTS } from '@/lib/forms/requests.fixture'
import { createRequestsApi } from './client'

function connect(response: Response | Error, token: string | undefined = 'secret') {
  const send = vi.fn(async (_url: string | URL | Request, _init?: RequestInit) => {
    if (response instanceof Error) throw response
    return response
  })
  return { api: createRequestsApi(() => token, send), send }
}

it('sends the token in a header, never in a URL, and lets nothing be cached', async () => {
  const { api, send } = connect(Response.json({ count: 3 }))
  expect(await api.sendRefused(ALL_REQUESTS)).toEqual({ count: 3 })
  const [url, init] = send.mock.lastCall ?? []
  expect(url).toBe('/api/requests/send-refused')
  expect(init).toMatchObject({
    method: 'POST',
    cache: 'no-store',
    headers: { authorization: 'Bearer secret' },
    body: JSON.stringify(ALL_REQUESTS),
  })
})

it('sends no request without a session', async () => {
  const send = vi.fn()
  const api = createRequestsApi(() => undefined, send)
  await expect(api.summary([])).rejects.toMatchObject({ code: 'sign in' })
  expect(send).not.toHaveBeenCalled()
})

it('rejects with a code that says why a call failed', async () => {
  const refused = connect(Response.json({ code: 'state changed', message: '' }, { status: 409 }))
  await expect(refused.api.act('one', { action: 'spam' })).rejects.toMatchObject({ code: 'state changed' })
  const strange = connect(new Response('<html>', { status: 502 }))
  await expect(strange.api.summary([])).rejects.toMatchObject({ code: 'no answer' })
  const changed = connect(Response.json({ days: 'many' }))
  await expect(changed.api.summary([])).rejects.toMatchObject({ code: 'no answer' })
  const offline = connect(new TypeError('Failed to fetch'))
  await expect(offline.api.summary([])).rejects.toMatchObject({ code: 'no answer' })
})

it('returns the file of an export and its name', async () => {
  const headers = { 'content-disposition': 'attachment; filename="requests-2026-11-22.csv"' }
  const { api } = connect(new Response('Form', { headers }))
  const { file, name } = await api.exportCsv(ALL_REQUESTS)
  expect(await file.text()).toBe('Form')
  expect(name).toBe('requests-2026-11-22.csv')
})
