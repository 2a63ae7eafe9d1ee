import { CorsOriginError } from '@sanity/client'
import { describe, expect, it } from 'vitest'
import { expectRefusal, openTestLake } from './edge.fixture.ts'

const test = await openTestLake()

describe('a Studio that asks the hosted platform', () => {
  const get = async (path: string) => (await fetch(`${test.url}/vX/${path}`)).json()

  it('learns that comments, tasks, releases and scheduled drafts are there, without a limit that it could reach', async () => {
    const features = ['studioComments', 'sanityTasks', 'contentReleases', 'singleDocRelease']
    expect(await get('features')).toEqual(expect.arrayContaining(features))
    const { data } = await get('projects/local0001/new-content-release-allowed')
    expect(data).toMatchObject({ orgActiveReleaseLimit: null, orgMeteredActiveReleaseCount: 0 })
    expect(data.datasetReleaseLimit).toBeGreaterThan(100)
  })

  it('reads how long history is kept, on the page of a release that is over', async () => {
    const { featureTypes } = await get('subscriptions/project/local0001')
    expect(featureTypes.retention.features[0].attributes).toEqual({})
  })

  it('finds no schedules, and is told what replaces them', async () => {
    expect(await get('schedules/local0001/production?limit=1')).toEqual({ schedules: [] })
    await expectRefusal(test.call('POST', 'schedules/local0001/production', {}, null), 501, 'use scheduled drafts')
  })
})

describe('a page of another origin', () => {
  const headers = { origin: 'https://other.example' }

  it('reads that it is not allowed, and nothing else', async () => {
    const probe = await fetch(`${test.url}/v2025-02-19/check/cors`, { headers })
    expect(probe.headers.get('access-control-allow-origin')).toBe('*')
    expect(await probe.json()).toEqual({ result: { allowed: false, withCredentials: false } })
    for (const path of ['v1/ping', 'v1/check/cors/ping', 'v1/data/query/production?query=1'])
      expect((await fetch(`${test.url}/${path}`, { headers })).status).toBe(403)
  })

  it('gets a CorsOriginError from the official client', async () => {
    const client = test.client().withConfig({ resolveFetch: () => fetchAsBrowser })
    const failed = new Promise(resolve => client.live.events().subscribe({ error: resolve }))
    expect(await failed).toBeInstanceOf(CorsOriginError)
  })

  /** Browsers hide an answer that their page may not read. */
  async function fetchAsBrowser(url: string, init?: RequestInit): Promise<Response> {
    const response = await fetch(url, { ...init, headers: { ...Object(init?.headers), ...headers } })
    if (!response.headers.has('access-control-allow-origin')) throw new TypeError('Failed to fetch')
    return response
  }
})

describe('what only the hosted platform offers', () => {
  it.each([
    ['POST', 'comments/production/no-such-thing', 'This part of comments is'],
    ['POST', 'assist/tasks/instruction/production', 'AI Assist is'],
    ['GET', 'addons/mux/assets/production', 'An add-on such as Mux is'],
    ['PUT', 'descriptors/claim', 'A registry of schema descriptors is'],
    ['GET', 'data/stats/production', 'Statistics of a dataset are'],
    ['DELETE', 'projects/local0001/no-such-thing', 'This part of project management is'],
  ])('answers %s %s with a sentence', async (method, path, beginning) => {
    const response = await test.call(method, path)
    expect(response.status).toBe(501)
    expect(await response.json()).toEqual({
      statusCode: 501,
      error: 'Not Implemented',
      message: expect.stringMatching(new RegExp(`^${beginning} not offered by this local lake: .{10,}\\.$`)),
    })
  })

  it('names the request where others like it are answered', async () => {
    const response = await test.call('GET', 'projects/local0001/activity')
    expect(await response.json()).toMatchObject({
      message: expect.stringContaining('(GET /v2025-09-16/projects/local0001/activity).'),
    })
  })

  it('hides no endpoint of the lake', async () => {
    expect((await test.call('GET', 'media-libraries')).status).toBe(200)
    expect((await test.call('GET', 'schedules/p/production')).status).toBe(200)
    expect((await test.call('GET', `projects/${test.lake.config.projectId}/datasets`)).status).toBe(200)
  })
})

describe('a parameter that only the hosted platform has', () => {
  it.each([
    ['explain', 'explain=only'],
    ['variant', 'variant=a'],
  ])('is refused with its name: %s', async (name, parameter) => {
    const request = test.call('GET', `data/query/production?query=1&${parameter}`)
    await expectRefusal(request, 501, `${name} (data/query) is not offered by this local lake: `)
  })

  it('may be sent with the value that switches it off', async () => {
    expect((await test.call('GET', 'data/query/production?query=1&explain=false')).status).toBe(200)
  })
})

describe('an unknown endpoint', () => {
  it('is named in a sentence', async () => {
    const words = /^This server has no endpoint \/v2025-09-16\/no\/such\/thing$/
    await expectRefusal(test.call('GET', 'no/such/thing'), 404, words)
  })
})
