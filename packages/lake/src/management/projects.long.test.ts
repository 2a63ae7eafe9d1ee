import { createClient } from '@sanity/client'
import { describe, expect, it } from 'vitest'
import { lakeConfig } from '../client/index.ts'
import { openTestHost, PROJECT } from './host.fixture.ts'

const host = await openTestHost()

const clientOf = (projectId: string, token: string) =>
  createClient({
    ...lakeConfig({ projectId, dataset: 'production', url: host.url, token }).client,
    apiVersion: '2025-02-19',
  })

describe('projects', () => {
  it.each(['the local editor', 'a person'])(
    'are made by %s, who works in the new one with the same token',
    async who => {
      const token = who === 'a person' ? host.addPerson('Ada', 'developer').token : host.tokens.editor
      const answer = await host.call('POST', 'projects', { displayName: 'Another' }, token)
      expect(answer.status).toBe(201)
      const { projectId } = await answer.json()
      const client = clientOf(projectId, token)
      await client.datasets.create('production', {})
      await client.create({ _id: 'first-note', _type: 'note' })
      expect(await client.fetch('*[0]._id')).toBe('first-note')
      expect(await client.users.getById('me')).toMatchObject({ role: 'administrator' })
      expect(await client.projects.getById(projectId)).toMatchObject({ displayName: 'Another' })
    },
  )

  it('are not deleted over HTTP, and the refusal says how they are', async () => {
    const answer = await host.call('DELETE', `projects/${PROJECT}`)
    expect(answer.status).toBe(400)
    expect((await answer.json()).message).toContain('stop the lake and delete its folder')
  })

  it('are made within the one organization, to which those who manage may attach them', async () => {
    const [organization] = await (await host.call('GET', 'organizations')).json()
    const attach = async (token: string) => {
      const grants = await (await host.call('GET', `organizations/${organization.id}/grants`, undefined, token)).json()
      return JSON.stringify(grants).includes('attach')
    }
    expect([await attach(host.tokens.editor), await attach(host.tokens.viewer)]).toEqual([true, false])
    const answer = await host.call('POST', 'organizations', { name: 'Another' })
    expect(answer.status).toBe(400)
    expect((await answer.json()).message).toContain('one organization, which is this machine')
    expect((await host.call('GET', 'organizations/none')).status).toBe(404)
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
