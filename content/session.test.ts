import { createServer } from 'node:http'
import { createClient } from '@sanity/client'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { forgetProcess } from '@/lib/process/per-process'
import { listen } from '@/tests/support/listen'
import { readSession } from './session'

const shared = vi.hoisted(() => ({ url: '' }))
vi.mock('./client', () => ({
  breaker: { askUncounted: (question: () => Promise<unknown>) => question() },
  get client() {
    return createClient({
      ...{ projectId: 'abc12345', dataset: 'production', apiVersion: '2025-01-23' },
      ...{ apiHost: shared.url, useProjectHostname: false, useCdn: false },
    })
  },
}))

const TOKEN = 'sk-an-editor-of-the-project'
beforeEach(forgetProcess)

/** Starts a content service that sends this response to every request, and returns the list of requests with their tokens. */
async function serve(status: number, body: unknown): Promise<string[]> {
  const calls: string[] = []
  const server = createServer((request, response) => {
    calls.push(`${request.url} ${request.headers.authorization}`)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const { url, stop } = await listen(server)
  onTestFinished(stop)
  shared.url = url
  return calls
}

it('returns the name and the roles of the person that the token belongs to', async () => {
  const roles = [{ name: 'editor', title: 'Editor', description: '' }]
  const calls = await serve(200, { id: 'p1', name: 'Khadija', email: 'k@masjid.example', role: 'editor', roles })
  expect(await readSession(`Bearer ${TOKEN}`)).toEqual({ name: 'Khadija', roles: ['editor'] })
  expect(calls).toEqual([`/v2025-01-23/users/me Bearer ${TOKEN}`])
})

it.each([
  ['the token is unknown', 401, { error: 'Unauthorized' }],
  ['the token is of another project', 403, { error: 'Forbidden' }],
  ['nobody is signed in', 200, {}],
  ['the answer has another shape', 200, [1]],
])('returns null when %s', async (_, status, body) => {
  await serve(status, body)
  expect(await readSession(`Bearer ${TOKEN}`)).toBeNull()
})

it('returns no roles for a person who is not a member of the project', async () => {
  await serve(200, { id: 'p2', name: 'Somebody', roles: [] })
  expect(await readSession(`Bearer ${TOKEN}`)).toEqual({ name: 'Somebody', roles: [] })
})

it.each([null, '', 'Bearer', 'Bearer short', `Basic ${TOKEN}`, `Bearer ${TOKEN} more`, `bearer\n${TOKEN}`])(
  'returns null without a request for the header %j',
  async header => {
    const calls = await serve(200, { id: 'p1', roles: [{ name: 'editor' }] })
    expect(await readSession(header)).toBeNull()
    expect(calls).toEqual([])
  },
)

it('throws when the content service fails', async () => {
  await serve(500, { error: 'fault' })
  await expect(readSession(`Bearer ${TOKEN}`)).rejects.toThrow()
})
