import { beforeAll, describe, expect, it } from 'vitest'
import { openSocket, openTestLake, PROJECT, SITE } from '../api/edge.fixture.ts'
import type { Role } from '../http/types.ts'
import { removePerson } from '../project/people.ts'
import { ROLE_NAMES } from '../roles.ts'

type Held = { id: string; token: string }

const host = await openTestLake(PROJECT, 'second')
const ada = host.addPerson('Ada', 'administrator')
const ben = host.addPerson('Ben', 'editor')

const me = (token: string) => host.client(token).users.getById('me')

/** Opens a Studio's socket, and returns what it hears of others. */
async function join(token: string) {
  const peer = await openSocket(`${host.url}/v1/socket/production`)
  peer.send({ id: 'a', method: 'authorization', params: { authorization: `Bearer ${token}` } })
  peer.send({ id: 's', method: 'presence_subscribe', params: {} })
  await expect.poll(() => peer.arrived).toHaveLength(2)
  return peer
}

describe('two people', () => {
  it('see each other in presence', async () => {
    const [hers, his] = [await join(ada.token), await join(ben.token)]
    hers.send({ id: 'p', method: 'presence_announce', params: { data: { sessionId: 'tab-of-ada' } } })
    his.send({ id: 'p', method: 'presence_announce', params: { data: { sessionId: 'tab-of-ben' } } })
    const state = (user: Held, sessionId: string) =>
      expect.objectContaining({
        params: expect.objectContaining({ result: { type: 'state', i: user.id, m: { sessionId } } }),
      })
    await expect.poll(() => his.arrived).toContainEqual(state(ada, 'tab-of-ada'))
    await expect.poll(() => hers.arrived).toContainEqual(state(ben, 'tab-of-ben'))
    for (const { socket } of [hers, his]) socket.close()
  })

  it('are named in history by who they are', async () => {
    await host.client(ada.token).create({ _id: 'shared', _type: 'note' })
    await host.client(ben.token).patch('shared').set({ text: 'mine' }).commit()
    const answer = await host.call('GET', 'data/history/production/transactions/shared', undefined, ben.token)
    const authors = (await answer.text()).trim().split('\n')
    expect(authors.map(line => JSON.parse(line).author)).toEqual([ada.id, ben.id])
    const users = await (await host.call('GET', `users/${ada.id},${ben.id},local-editor,unknown`)).json()
    expect(users.map(({ displayName }: { displayName: string }) => displayName)).toEqual([
      'Ada',
      'Ben',
      'Local editor',
      'unknown',
    ])
  })

  it('are the members of the project, and each knows who one is', async () => {
    expect(await me(ada.token)).toMatchObject({ id: ada.id, name: 'Ada', role: 'administrator', provider: 'local' })
    expect(await me(ben.token)).toMatchObject({ id: ben.id, name: 'Ben', role: 'editor' })
    const { members } = await host.client(ben.token).projects.getById(PROJECT)
    expect(members).toMatchObject([
      { id: ada.id, isCurrentUser: false, role: 'administrator' },
      { id: ben.id, isCurrentUser: true, isRobot: false, roles: [{ name: 'editor', title: 'Editor' }] },
    ])
    const users = await (await host.call('GET', `access/project/${PROJECT}/users`)).json()
    expect(users).toMatchObject({
      totalCount: 2,
      data: [{ sanityUserId: ada.id, profile: { displayName: 'Ada' } }, {}],
    })
  })

  it('are in the groups of their roles, by which a Studio knows whom one may mention', async () => {
    const GROUPS = '*[_type == "system.group"] | order(_id) {members, grants}'
    const groups = await host.client(ben.token).fetch(GROUPS, {}, { perspective: 'raw' })
    expect(groups.map(({ members }: { members: string[] }) => members)).toEqual([[ada.id], [], [], [ben.id], []])
    expect(groups.map(({ grants }: { grants: unknown }) => grants)).toEqual(
      Array(5).fill(
        expect.arrayContaining([{ filter: '_id in path("**")', permissions: expect.arrayContaining(['read']) }]),
      ),
    )
    const count = 'count(*[_type in $types])'
    const types = ['system.group', 'note']
    expect(await host.client(ben.token).fetch(count, { types })).toBe(6)
    expect(await host.client().fetch(count, { types })).toBe(1)
    expect(await host.client(ben.token).fetch('*[_type match "system.*"]')).toEqual([])
  })

  it('have settings of their own', async () => {
    const pairs = [{ key: 'studio.one', value: 'of Ada' }]
    await host.call('PUT', 'users/me/keyvalue', pairs, ada.token)
    const read = async (token: string) =>
      (await host.call('GET', 'users/me/keyvalue/studio.one', undefined, token)).json()
    expect(await read(ada.token)).toEqual(pairs)
    expect(await read(ben.token)).toEqual([])
  })

  it('keep their names when they are removed, and lose their access', async () => {
    const carl = host.addPerson('Carl', 'viewer')
    expect(await me(carl.token)).toMatchObject({ name: 'Carl' })
    host.state.change(({ people }) => removePerson(people, 'Carl'))
    await expect(me(carl.token)).rejects.toMatchObject({ statusCode: 401 })
    expect(await host.client(ada.token).users.getById(carl.id)).toMatchObject({ displayName: 'Carl' })
    expect((await host.client(ada.token).projects.getById(PROJECT)).members).toHaveLength(2)
  })
})

describe('signing in', () => {
  const address = (more = {}) =>
    `${host.url}/v1/auth/login/${PROJECT}?${new URLSearchParams({ origin: `${SITE}/studio`, withSid: 'true', ...more })}`
  const open = (url: string) => fetch(url, { redirect: 'manual' })

  it('asks who one is where several people work, on a page that needs no script', async () => {
    host.addPerson('<b>"Dora" & Co</b>', 'viewer')
    const page = await open(address())
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    const html = await page.text()
    expect(html).not.toContain('<b>"Dora"')
    expect(html).not.toContain('<script')
    const [href] = /\/v1\/auth\/login\/[^"]+(?="><b>Ben<)/.exec(html) ?? []
    const back = await open(`${host.url}${href?.replaceAll('&#38;', '&')}`)
    const location = back.headers.get('location') ?? ''
    expect(location).toMatch(/^http:\/\/localhost:3000\/studio#sid=/)
    const answer = await fetch(`${host.url}/v1/auth/fetch?sid=${location.split('sid=')[1]}`, {
      headers: { origin: SITE, 'x-sanity-project-id': PROJECT },
    })
    expect(await answer.json()).toEqual({ token: ben.token, label: 'Ben' })
    host.state.change(({ people }) => removePerson(people, '<b>"Dora" & Co</b>'))
  })

  it('refuses people who are not there, and pages that may not sign in', async () => {
    expect((await open(address({ person: 'nobody' }))).status).toBe(400)
    expect((await open(address({ person: 'local-editor' }))).status).toBe(400)
    expect((await open(address({ origin: 'http://evil.com', person: ada.id }))).status).toBe(403)
  })

  it('goes on at once where one person works', async () => {
    host.state.change(({ people }) => removePerson(people, 'Ben'))
    const back = await open(address())
    expect(back.status).toBe(302)
    const sid = back.headers.get('location')?.split('sid=')[1]
    const answer = await host.call('GET', `auth/fetch?sid=${sid}`, undefined, null)
    expect(await answer.json()).toMatchObject({ token: ada.token, label: 'Ada' })
  })
})

describe('each role', () => {
  const held = new Map<Role, Held>()
  beforeAll(async () => {
    for (const role of ROLE_NAMES) held.set(role, host.addPerson(`The ${role}`, role))
    await host.client(host.tokens.editor).createOrReplace({ _id: 'there', _type: 'note' })
  })

  const deeds: Record<string, (token: string) => Promise<number>> = {
    read: async token => (await host.call('GET', 'data/query/production?query=1', undefined, token)).status,
    history: async token =>
      (await host.call('GET', 'data/history/production/transactions/there', undefined, token)).status,
    'write a draft': token => write(token, { createOrReplace: { _id: 'drafts.there', _type: 'note' } }),
    upload: async token => (await host.call('POST', 'assets/files/production', 'bytes', token)).status,
    'write a document': token => write(token, { createOrReplace: { _id: 'there', _type: 'note' } }),
    publish: async token => {
      await write(host.tokens.editor, { createOrReplace: { _id: 'drafts.there', _type: 'note' } })
      const action = { actionType: 'sanity.action.document.publish', draftId: 'drafts.there', publishedId: 'there' }
      return (await host.call('POST', 'data/actions/production', { actions: [action] }, token)).status
    },
    manage: async token => (await host.call('GET', `projects/${PROJECT}/cors`, undefined, token)).status,
    'manage members': async token => (await host.call('DELETE', `projects/${PROJECT}`, undefined, token)).status,
  }
  const write = async (token: string, mutation: unknown) =>
    (await host.call('POST', 'data/mutate/production', { mutations: [mutation] }, token)).status

  // Deleting a project is always refused, with 400 to those who might.
  it.each<[Role, number[]]>([
    ['administrator', [200, 200, 200, 200, 200, 200, 200, 400]],
    ['developer', [200, 200, 200, 200, 200, 200, 200, 403]],
    ['editor', [200, 200, 200, 200, 200, 200, 403, 403]],
    ['contributor', [200, 200, 200, 200, 403, 403, 403, 403]],
    ['viewer', [200, 200, 403, 403, 403, 403, 403, 403]],
  ])('lets the %s do what the table says', async (role, expected) => {
    const token = held.get(role)?.token ?? ''
    const statuses: Record<string, number> = {}
    for (const [name, deed] of Object.entries(deeds)) statuses[name] = await deed(token)
    expect(statuses).toEqual(Object.fromEntries(Object.keys(deeds).map((name, index) => [name, expected[index]])))
  })
})

describe('what needs mail', () => {
  it.each([
    ['POST', `invitations/project/${PROJECT}`],
    ['POST', `access/project/${PROJECT}/users`],
    ['PUT', `projects/${PROJECT}/members/${ada.id}`],
  ])('says how people are named instead: %s %s', async (method, path) => {
    const answer = await host.call(method, path, { email: 'a@b.c', role: 'viewer' })
    expect((await answer.json()).message).toContain('offline-content-lake user add')
  })
})
