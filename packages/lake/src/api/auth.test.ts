import { describe, expect, it } from 'vitest'
import { createLogins } from './auth.ts'
import { EDITOR, openTestLake, SITE } from './edge.fixture.ts'

const test = await openTestLake()

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${test.url}/v2025-02-19/${path}`, { headers, redirect: 'manual' })

async function logIn(returnTo: string): Promise<string> {
  const { providers } = await (await get('auth/providers')).json()
  const response = await fetch(`${providers[0].url}?origin=${encodeURIComponent(returnTo)}&withSid=true`, {
    redirect: 'manual',
  })
  expect(response.status).toBe(302)
  return response.headers.get('location') ?? ''
}

describe('logging in', () => {
  it('redirects to the Studio with a session id that can be exchanged for the token once', async () => {
    const location = await logIn(`${SITE}/studio`)
    expect(location).toMatch(/^http:\/\/localhost:3000\/studio#sid=[\w-]{20,}$/)
    const sid = location.split('sid=')[1]
    const answer = await get(`auth/fetch?sid=${sid}`, { origin: SITE })
    expect(await answer.json()).toMatchObject({ token: EDITOR })
    expect((await get(`auth/fetch?sid=${sid}`, { origin: SITE })).status).toBe(401)
  })

  it.each([
    ...['http://evil.com/', 'http://localhost:3000.evil.com/', 'javascript:alert(1)', '//evil.com', ''],
    ...['http://localhost:3000@evil.com/', 'blob:http://localhost:3000/1'],
  ])('never redirects to "%s"', async returnTo => {
    const response = await get(`auth/login/local0001?origin=${encodeURIComponent(returnTo)}`)
    expect([400, 403]).toContain(response.status)
    expect(response.headers.get('location')).toBeNull()
  })

  it('refuses the token to an invented session id and to a page of another origin', async () => {
    expect((await get('auth/fetch')).status).toBe(401)
    expect((await get('auth/fetch?sid=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(401)
    const sid = (await logIn(`${SITE}/studio`)).split('sid=')[1]
    expect((await get(`auth/fetch?sid=${sid}`, { origin: 'http://evil.com' })).status).toBe(403)
  })

  it('identifies the holder of a token', async () => {
    expect(await (await get('users/me')).json()).toEqual({})
    expect((await get('auth/id')).status).toBe(401)
    expect(await (await test.call('GET', 'auth/id')).json()).toMatchObject({ id: 'local-editor' })
    expect(await (await test.call('GET', 'users/me')).json()).toMatchObject({ role: 'administrator', roles: [{}] })
  })
})

describe('the project endpoints that the Studio calls', () => {
  it('list what visitors may do', async () => {
    const [{ permissions }] = await (await get('projects/local0001/datasets/production/acl')).json()
    expect(permissions).toEqual(['read'])
  })

  it('store Studio settings for holders of a token', async () => {
    const put = (body: unknown) => test.call('PUT', 'users/me/keyvalue', body)
    const pairs = [{ key: 'studio.one', value: { a: [1] } }]
    expect(await (await put(pairs)).json()).toEqual(pairs)
    expect(await (await test.call('GET', 'users/me/keyvalue/studio.one,studio.two')).json()).toEqual(pairs)
    expect((await get('users/me/keyvalue/studio.one')).status).toBe(401)
    for (const wrong of [{}, [null], [{ key: 1, value: 1 }], [{ key: 'x'.repeat(600), value: 1 }]]) {
      expect((await put(wrong)).status).toBe(400)
    }
  })

  it('answer 200 for services that a local lake does not have', async () => {
    for (const path of ['features', 'journey/a/b', 'projects/local0001/roles', 'intake/telemetry-status', 'ping']) {
      expect((await get(path)).status).toBe(200)
    }
  })
})

describe('a log-in', () => {
  it('is invalidated by an attempt from another origin', () => {
    const logins = createLogins()
    const sessionId = logins.start(SITE, 'ada')
    expect(logins.redeem(sessionId, 'http://localhost:4000')).toBeNull()
    expect(logins.redeem(sessionId, SITE)).toBeNull()
  })

  it('expires after a minute', () => {
    let now = 1
    const logins = createLogins({ now: () => now })
    const [early, late] = [logins.start(SITE, 'ada'), logins.start(SITE, 'ada')]
    now = 60_001
    expect(logins.redeem(early, SITE)).toBe('ada')
    now = 60_002
    expect(logins.redeem(late, SITE)).toBeNull()
  })

  it('is dropped after 100 newer ones', () => {
    const logins = createLogins()
    const first = logins.start(SITE, 'ada')
    for (let count = 0; count < 100; count++) logins.start(SITE, 'ada')
    expect(logins.redeem(first, SITE)).toBeNull()
  })
})
