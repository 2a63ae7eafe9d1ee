import { expect, it, vi } from 'vitest'
import { createSessionApi } from './use-session'

function connect(response: Response) {
  const send = vi.fn(async (_url: string | URL | Request, _init?: RequestInit) => response)
  return { api: createSessionApi(send), send }
}

/** What a browser returns for a redirect that it was told not to follow. */
function redirected(): Response {
  return Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
}

it('reads what the pages of this browser show', async () => {
  expect(await connect(Response.json({ date: null })).api.read()).toEqual({ shows: 'drafts', date: null })
  const dated = connect(Response.json({ date: '2026-11-30T09:00', zone: 'America/Chicago' }))
  const moment = Date.parse('2026-11-30T15:00:00Z')
  expect(await dated.api.read()).toEqual({ shows: 'drafts', date: { moment, zone: 'America/Chicago' } })
})

it('knows that a browser outside of the preview shows what visitors see, and takes no other answer for either', async () => {
  const { api } = connect(Response.json({ message: '' }, { status: 403 }))
  expect(await api.read()).toEqual({ shows: 'published' })
  await expect(connect(new Response('', { status: 502 })).api.read()).rejects.toThrow('answered 502')
  await expect(connect(Response.json({ when: 'soon' })).api.read()).rejects.toThrow()
})

it('sends what the form of the preview sends', async () => {
  const { api, send } = connect(redirected())
  await api.showDate('2026-11-30T09:00', 'America/Chicago')
  await api.showNow()
  await api.showPublished()
  expect(send.mock.calls.map(([url, init]) => [url, init?.method, init?.body])).toEqual([
    ['/api/draft-mode/date', 'POST', 'date=2026-11-30T09%3A00&zone=America%2FChicago'],
    ['/api/draft-mode/date', 'POST', 'now=yes'],
    ['/api/draft-mode/disable', 'POST', ''],
  ])
})

it('rejects if the site refuses', async () => {
  const { api } = connect(Response.json({ message: '' }, { status: 400 }))
  await expect(api.showNow()).rejects.toThrow('/api/draft-mode/date answered 400')
})
