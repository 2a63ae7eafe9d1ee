import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { expectRefusal, openTestLake, PROJECT, SITE } from '../api/edge.fixture.ts'

const host = await openTestLake(PROJECT, 'second')

const ROBOTS = `access/project/${PROJECT}/robots`
const TOKENS = `projects/${PROJECT}/tokens`

async function createRobot(roleName: string, more = {}) {
  const memberships = [{ resourceType: 'project', resourceId: PROJECT, roleNames: [roleName] }]
  const answer = await host.call('POST', ROBOTS, { label: `A ${roleName}`, memberships, ...more })
  expect(answer.status).toBe(201)
  return answer.json()
}

describe('tokens for programs', () => {
  it('show their secret once, and keep its digest in a file for the owner alone', async () => {
    const robot = await createRobot('editor')
    expect(robot).toMatchObject({ label: 'A editor', expiresAt: null, memberships: [{ roleNames: ['editor'] }] })
    const client = host.client(robot.token)
    await client.create({ _id: 'by-robot', _type: 'note' })
    expect(await client.users.getById('me')).toMatchObject({ id: robot.id, name: 'A editor', role: 'editor' })
    const file = join(host.folder, PROJECT, 'project.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).not.toContain(robot.token)
    const list = await (await host.call('GET', ROBOTS)).json()
    expect(list).toMatchObject({ data: [{ id: robot.id }], nextCursor: null })
    expect(JSON.stringify(list)).not.toContain('digest')
    expect((await host.call('DELETE', `${ROBOTS}/${robot.id}`)).status).toBe(204)
    expect((await host.call('DELETE', `${ROBOTS}/${robot.id}`)).status).toBe(404)
    await expect(client.fetch('1')).rejects.toMatchObject({ statusCode: 401 })
  })

  it('are rotated by their holder, whose previous secret is of no use then', async () => {
    const robot = await createRobot('developer')
    const rotate = (token: string) => host.call('POST', 'access/robots/me/rotate', undefined, token)
    const rotated = await (await rotate(robot.token)).json()
    expect(rotated).toMatchObject({ id: robot.id, label: robot.label })
    expect((await rotate(robot.token)).status).toBe(401)
    expect(await host.client(rotated.token).fetch('1')).toBe(1)
    expect((await rotate(host.tokens.editor)).status).toBe(403)
  })

  it('cannot be made to do more than whoever makes them', async () => {
    const { token } = await createRobot('developer')
    const make = (roleName: string) => host.call('POST', TOKENS, { label: 'x', roleName }, token)
    expect((await make('administrator')).status).toBe(403)
    expect((await make('editor')).status).toBe(201)
  })

  it('are refused when they have expired', async () => {
    const robot = await createRobot('viewer', { expiresAt: new Date(Date.now() + 60_000).toISOString() })
    expect(await host.client(robot.token).fetch('1')).toBe(1)
    host.state.change(({ robots }) => {
      const stored = robots.find(({ id }) => id === robot.id)
      if (stored) stored.expiresAt = '2026-01-01T00:00:00.000Z'
    })
    await expect(host.client(robot.token).fetch('1')).rejects.toMatchObject({ statusCode: 401 })
  })

  it.each([
    [ROBOTS, { label: 'x' }, 'must name one role'],
    [
      ROBOTS,
      { label: 'x', memberships: [{ resourceType: 'project', resourceId: 'second', roleNames: ['viewer'] }] },
      'one role',
    ],
    [TOKENS, { label: 'x', roleName: 'king' }, 'There is no role "king"'],
    [TOKENS, { roleName: 'viewer' }, '"label" is missing'],
    [TOKENS, { label: 'x', expiresAt: '2020-01-01' }, 'in the future'],
  ])('refuse POST %s with %j', async (path, body, message) => {
    await expectRefusal(host.call('POST', path, body), 400, message)
  })
})

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
    const other = from('http://localhost:4000', { 'x-sanity-project-id': 'second' })
    await expectRefusal(other, 403, 'may not use the project "second"')
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
    await expectRefusal(host.call('POST', PATH, body), status, message)
  })
})

describe('projects', () => {
  it.each(['the local editor', 'a person'])(
    'are made by %s, who works in the new one with the same token',
    async who => {
      const token = who === 'a person' ? host.addPerson('Ada', 'developer').token : host.tokens.editor
      const answer = await host.call('POST', 'projects', { displayName: 'Another' }, token)
      expect(answer.status).toBe(201)
      const { projectId } = await answer.json()
      const client = host.client(token).withConfig({ projectId })
      await client.datasets.create('production', {})
      await client.create({ _id: 'first-note', _type: 'note' })
      expect(await client.fetch('*[0]._id')).toBe('first-note')
      expect(await client.users.getById('me')).toMatchObject({ role: 'administrator' })
      expect(await client.projects.getById(projectId)).toMatchObject({ displayName: 'Another' })
    },
  )

  it('are not deleted over HTTP, and the refusal says how they are', async () => {
    await expectRefusal(host.call('DELETE', `projects/${PROJECT}`), 400, 'stop the lake and delete its folder')
  })

  it('are made within the one organization, and no other can be made', async () => {
    const [organization] = await (await host.call('GET', 'organizations')).json()
    const grants = await host.call('GET', `organizations/${organization.id}/grants`)
    expect(JSON.stringify(await grants.json())).toContain('attach')
    const request = host.call('POST', 'organizations', { name: 'Another' })
    await expectRefusal(request, 501, 'a lake has one, which is this machine')
  })

  it('tell what a user may do with them', async () => {
    const grants = async (token: string) =>
      (await (await host.call('GET', 'users/me/grants', undefined, token)).json()).projects
    expect((await grants(host.tokens.editor))[PROJECT]['sanity.project.webhooks'][0].grants).toContainEqual({
      name: 'delete',
    })
    expect((await grants(host.tokens.viewer))[PROJECT]).not.toHaveProperty('sanity.project.webhooks')
  })
})
