import { expect, it, vi } from 'vitest'
import { readVisits } from './read-visits'
import { visitsReport } from './visits.fixture'

function answer(response: Response | Error) {
  return vi.fn(async (_url: string | URL | Request, _init?: RequestInit) => {
    if (response instanceof Error) throw response
    return response
  })
}

it('sends the token in a header, never in a URL, and lets nothing be cached', async () => {
  const send = answer(Response.json(visitsReport()))
  expect(await readVisits(() => 'secret', send)).toEqual(visitsReport())
  const [url, init] = send.mock.lastCall ?? []
  expect(url).toBe('/api/visits')
  expect(init).toMatchObject({ cache: 'no-store', headers: { authorization: 'Bearer secret' } })
})

it('asks nothing without a session', async () => {
  const send = answer(Response.json(visitsReport()))
  await expect(readVisits(() => undefined, send)).rejects.toMatchObject({ code: 'sign in' })
  expect(send).not.toHaveBeenCalled()
})

it.each<[what: string, response: Response | Error, code: string]>([
  ['counting that is off', Response.json({ code: 'nothing stored', message: '' }, { status: 501 }), 'nothing stored'],
  ['a role that may not see it', Response.json({ code: 'role', message: '' }, { status: 403 }), 'role'],
  ['a proxy that fails', new Response('<html>', { status: 502 }), 'no answer'],
  ['another shape', Response.json({ ...visitsReport(), days: 'many' }), 'no answer'],
  ['a page instead of numbers', new Response('<html>'), 'no answer'],
  ['no network', new TypeError('Failed to fetch'), 'no answer'],
])('rejects with a code for %s', async (_, response, code) => {
  await expect(readVisits(() => 'secret', answer(response))).rejects.toMatchObject({ code })
})

it('names the address that refused', async () => {
  const send = answer(new Response('<html>', { status: 502 }))
  await expect(readVisits(() => 'secret', send)).rejects.toThrow('/api/visits answered 502')
})
