import { CorsOriginError } from '@sanity/client'
import { describe, expect, it } from 'vitest'
import { openTestLake } from './edge.fixture.ts'

const test = await openTestLake()

describe('a Studio that asks the hosted platform', () => {
  const get = async (path: string) => (await fetch(`${test.url}/vX/${path}`)).json()

  it('learns that releases and scheduled drafts are there, without a limit that it could reach', async () => {
    expect(await get('features')).toEqual(expect.arrayContaining(['contentReleases', 'singleDocRelease']))
    const { data } = await get('projects/local0001/new-content-release-allowed')
    expect(data).toMatchObject({ orgActiveReleaseLimit: null, orgMeteredActiveReleaseCount: 0 })
    expect(data.datasetReleaseLimit).toBeGreaterThan(100)
  })

  it('learns that comments and tasks are there', async () => {
    expect(await get('features')).toEqual(expect.arrayContaining(['studioComments', 'sanityTasks']))
  })

  it('reads how long history is kept, on the page of a release that is over', async () => {
    const { featureTypes } = await get('subscriptions/project/local0001')
    expect(featureTypes.retention.features[0].attributes).toEqual({})
  })

  it('finds no schedules, and is told what replaces them', async () => {
    expect(await get('schedules/local0001/production?limit=1')).toEqual({ schedules: [] })
    const response = await fetch(`${test.url}/vX/schedules/local0001/production`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(501)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('use scheduled drafts') })
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
