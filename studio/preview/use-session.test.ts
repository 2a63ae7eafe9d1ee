import { afterEach, expect, it, vi } from 'vitest'
import { readSession } from './use-session'

afterEach(() => void vi.unstubAllGlobals())

function read(response: Response) {
  vi.stubGlobal('fetch', async () => response)
  return readSession()
}

it('reads what the pages of this browser show', async () => {
  expect(await read(Response.json({ date: null }))).toEqual({ shows: 'drafts', date: null })
  const moment = Date.parse('2026-11-30T15:00:00Z')
  const zone = 'America/Chicago'
  expect(await read(Response.json({ date: '2026-11-30T09:00', zone }))).toEqual({
    shows: 'drafts',
    date: { moment, zone },
  })
})

it('knows that a browser outside of the preview shows what visitors see, and takes no other answer for either', async () => {
  expect(await read(Response.json({ message: '' }, { status: 403 }))).toEqual({ shows: 'published' })
  await expect(read(new Response('', { status: 502 }))).rejects.toThrow('answered 502')
  await expect(read(Response.json({ when: 'soon' }))).rejects.toThrow()
})
