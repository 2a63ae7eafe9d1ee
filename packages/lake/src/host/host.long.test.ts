import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectRefusal, openEvents, openSocket, openTestLake, SITE } from '../api/edge.fixture.ts'
import { lakeConfig } from '../client/index.ts'
import { namePlace } from '../commands/options.ts'
import { freePort } from '../http/loopback.ts'
import { FolderInUseError } from '../store/lock.ts'
import { openReader } from '../store/memory-index.ts'
import { openTokens } from '../tokens.ts'
import { createDataset } from './datasets.ts'
import { serveHost } from './serve.ts'

const HOUR_MS = 60 * 60 * 1_000
const host = await openTestLake('first', 'second')
const { folder, url } = host
createDataset(namePlace(folder, 'first', 'staging'))

const tokenOf = (project: string) => openTokens(join(folder, project)).editor
const connect = (projectId: string, dataset: string, token = tokenOf(projectId)) =>
  host.client(token, dataset).withConfig({ projectId })

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${url}/v2025-02-19/${path}`, { headers })

describe('a host', () => {
  it('keeps the datasets of several projects apart', async () => {
    const places = [connect('first', 'production'), connect('first', 'staging'), connect('second', 'production')]
    for (const [index, client] of places.entries()) await client.create({ _id: 'same', _type: 'note', index })
    expect(await Promise.all(places.map(client => client.fetch('*[_id == "same"][0].index')))).toEqual([0, 1, 2])
  })

  it('accepts the tokens of a project in that project alone', async () => {
    const stranger = connect('second', 'production', tokenOf('first'))
    await expect(stranger.create({ _type: 'note' })).rejects.toMatchObject({ statusCode: 401 })
    await expect(stranger.fetch('1')).rejects.toMatchObject({ statusCode: 401 })
  })

  it.each([
    ['the header', { 'x-sanity-project-id': 'second' }],
    ['the token', { authorization: '' }],
  ])('finds the project by %s', async (_how, headers) => {
    const own = 'authorization' in headers ? { authorization: `Bearer ${tokenOf('second')}` } : headers
    await expectRefusal(get('data/query/none?query=1', own), 404, /^Dataset "none" not found for project ID "second"$/)
  })

  it('answers for the default project when a request names none, and for none that it does not have', async () => {
    await expectRefusal(get('data/query/none?query=1'), 404, /^Dataset "none" not found for project ID "first"$/)
    for (const path of ['projects/third', 'projects/..%2f..', 'projects/__proto__'])
      expect((await get(path)).status).toBeGreaterThanOrEqual(400)
  })

  it('lists the datasets of each project, those too that were created while it runs', async () => {
    const namesOf = async (project: string) => {
      const answer: { name: string }[] = await (await get(`projects/${project}/datasets`)).json()
      return answer.map(({ name }) => name)
    }
    expect(await namesOf('first')).toEqual(['production', 'staging'])
    createDataset(namePlace(folder, 'second', 'later'))
    expect(await namesOf('second')).toEqual(['later', 'production'])
    const later = connect('second', 'later')
    await later.create({ _id: 'one', _type: 'note' })
    expect(await later.fetch('count(*[_type == "note"])')).toBe(1)
  })

  it('serves pictures by the project and the dataset in their address', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>')
    const asset = await connect('second', 'production').assets.upload('image', svg, { filename: 'a.svg' })
    expect((await fetch(asset.url)).status).toBe(200)
    for (const [own, other] of [
      ['/second/', '/first/'],
      ['/second/', '/third/'],
      ['/production/', '/none/'],
    ] as const)
      expect((await fetch(asset.url.replace(own, other))).status).toBe(404)
  })

  it('signs a Studio of any project in as its editor', async () => {
    const headers = { 'x-sanity-project-id': 'second', origin: SITE }
    const { providers } = await (await get('auth/providers', headers)).json()
    const redirect = await fetch(`${providers[0].url}?origin=${SITE}/studio`, { redirect: 'manual' })
    const sid = redirect.headers.get('location')?.split('sid=')[1]
    const answer = await get(`auth/fetch?sid=${sid}`, headers)
    expect(await answer.json()).toMatchObject({ token: tokenOf('second') })
  })

  it('tells listeners of their own dataset alone', async () => {
    const headers = { 'x-sanity-project-id': 'second', authorization: `Bearer ${tokenOf('second')}` }
    const { events, leave } = await openEvents(host, 'listen/production?query=*', headers)
    expect((await events.next()).value).toMatchObject({ event: 'welcome' })
    await connect('first', 'production').create({ _id: 'unheard', _type: 'note' })
    await connect('second', 'production').create({ _id: 'heard', _type: 'note' })
    expect((await events.next()).value).toMatchObject({ data: { documentId: 'heard' } })
    leave()
  })

  it('closes a socket to a dataset that does not exist', async () => {
    const { socket, send } = await openSocket(`${url}/v1/socket/none`)
    const closed = new Promise<number>(resolve => socket.on('close', resolve))
    send({ id: 'a', method: 'authorization', params: { authorization: `Bearer ${tokenOf('first')}` } })
    expect(await closed).toBe(1008)
  })

  it('publishes what was due while it was stopped without a request', async () => {
    const own = mkdtempSync(join(tmpdir(), 'lake-host-due-'))
    onTestFinished(() => rmSync(own, { recursive: true }))
    const place = namePlace(own, 'first', 'production')
    createDataset(place)
    const options = { folder: own, port: await freePort(), defaultProject: 'first', origins: [] }
    let running = await serveHost(options)
    onTestFinished(() => running.stop())
    const connection = { projectId: 'first', dataset: 'production', url: `http://localhost:${options.port}` }
    const token = openTokens(join(own, 'first')).editor
    const client = createClient({ ...lakeConfig({ ...connection, token }).client, apiVersion: '2025-02-19' })
    await client.releases.create({ releaseId: 'spring', metadata: { releaseType: 'scheduled' } })
    await client.create({ _id: 'versions.spring.new', _type: 'note' })
    await client.releases.schedule({ releaseId: 'spring', publishAt: new Date(Date.now() + HOUR_MS).toISOString() })
    await running.stop()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
    onTestFinished(() => void vi.useRealTimers())
    running = await serveHost(options)
    const reader = openReader(join(place.folder, 'lake.sqlite'))
    onTestFinished(reader.close)
    const read = () => {
      reader.refresh()
      return reader.index.get('new')
    }
    await expect.poll(read).toMatchObject({ _type: 'note' })
  })

  it('shares its folder with no other process', async () => {
    const second = serveHost({ folder, port: await freePort(), defaultProject: 'first', origins: [] })
    await expect(second).rejects.toThrow(FolderInUseError)
  })
})
