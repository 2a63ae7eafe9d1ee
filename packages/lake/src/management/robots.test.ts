import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openTestHost, PROJECT } from './host.fixture.ts'

const host = await openTestHost()

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
    const answer = await host.call('POST', path, body)
    expect(answer.status).toBe(400)
    expect((await answer.json()).message).toContain(message)
  })
})
