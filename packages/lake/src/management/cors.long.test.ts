import { describe, expect, it } from 'vitest'
import { openTestHost, PROJECT, SITE } from './host.fixture.ts'

const host = await openTestHost()

const PATH = `projects/${PROJECT}/cors`
const QUERY = 'v2025-02-19/data/query/production?query=1'

/** As a page of this origin asks. */
const from = (origin: string, headers: Record<string, string> = {}, path = QUERY) =>
  fetch(`${host.url}/${path}`, { headers: { origin, 'x-sanity-project-id': PROJECT, ...headers }, redirect: 'manual' })

async function add(origin: string, allowCredentials: boolean) {
  const answer = await host.call('POST', PATH, { origin, allowCredentials })
  expect(answer.status).toBe(201)
  return answer.json()
}

describe('CORS origins', () => {
  it('hold for their own project alone, and do not narrow what the host allows', async () => {
    await add('http://localhost:4000', true)
    expect((await from('http://localhost:4000')).status).toBe(200)
    const other = await from('http://localhost:4000', { 'x-sanity-project-id': 'second' })
    expect(other.status).toBe(403)
    expect((await other.json()).message).toContain('may not use the project "second"')
    expect((await from(SITE, { 'x-sanity-project-id': 'second' })).status).toBe(200)
    const login = (project: string) =>
      fetch(`${host.url}/v1/auth/login/${project}?origin=http://localhost:4000/`, { redirect: 'manual' })
    expect((await login(PROJECT)).status).toBe(302)
    expect((await login('second')).status).toBe(403)
  })

  it('without credentials let pages neither send tokens nor sign in', async () => {
    await add('http://localhost:6000', false)
    const answer = await from('http://localhost:6000')
    expect(answer.status).toBe(200)
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false)
    expect((await from('http://localhost:6000', { authorization: `Bearer ${host.tokens.viewer}` })).status).toBe(403)
    const login = await fetch(`${host.url}/v1/auth/login/${PROJECT}?origin=http://localhost:6000/`)
    expect(login.status).toBe(403)
  })

  it('may have wildcards', async () => {
    await add('https://*.example.com', false)
    await add('http://localhost:*', false)
    expect((await from('https://a.b.example.com')).status).toBe(200)
    expect((await from('http://localhost:7777')).status).toBe(200)
    for (const origin of ['https://example.com', 'https://a.example.com.evil.net', 'http://a.example.com', 'null'])
      expect((await from(origin)).status).toBe(403)
  })

  it.each([
    [{ origin: '*', allowCredentials: true }, 400, 'every page in the world'],
    [{ origin: 'localhost:3000' }, 400, 'is no origin'],
    [{ origin: 'https://user@example.com' }, 400, 'is no origin'],
    [{ origin: 'https://example.com/path' }, 400, 'is no origin'],
    [{ origin: 'http://localhost:4000' }, 409, 'there already'],
    [{ origin: 'http://localhost:1', allowCredentials: 'yes' }, 400, 'must be true or false'],
    [{}, 400, '"origin" is missing'],
  ])('refuse %j', async (body, status, message) => {
    const answer = await host.call('POST', PATH, body)
    expect(answer.status).toBe(status)
    expect((await answer.json()).message).toContain(message)
  })
})
