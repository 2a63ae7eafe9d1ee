import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contentHealth } from '@/lib/process/content-health'
import { markStale, serveContent, startProcess } from './served-content.fixture'

const COUNT = 'count(*[_type == $type])'

const server = await serveContent([{ _id: 'a', _type: 'post' }])
let content: typeof import('./fetch')

beforeEach(async () => {
  await startProcess()
  content = await import('./fetch')
})

describe('one question at a time', () => {
  type Options = Parameters<typeof content.fetchContent>[2]
  const ask = (type = 'post', options: Options = {}) => content.fetchContent(COUNT, { type }, options)

  it('the same question is one request while its answer is on its way, for every part of the site', async () => {
    vi.resetModules()
    const other = await import('./fetch')
    const answers = Promise.all([ask(), ask(), other.fetchContent(COUNT, { type: 'post' })])
    expect(await answers).toEqual([1, 1, 1])
    expect(server.requests).toHaveLength(1)
    expect(await ask()).toBe(1)
    expect(server.requests).toHaveLength(2)
  })

  it('other parameters, another version of the API and draft mode are other questions', async () => {
    await Promise.all([ask(), ask('author'), ask('post', { apiVersion: '2024-01-23' })])
    await ask('post', { preview: { date: null, perspective: 'drafts' } })
    expect(server.requests.map(({ searchParams }) => searchParams.get('perspective'))).toEqual([
      ...['published', 'published', 'published'],
      'drafts',
    ])
  })

  it('the preview asks for what staff chose: drafts, what is published, or a release', async () => {
    for (const perspective of ['drafts', 'published', ['ramadan', 'drafts']] as const) {
      const preview = { date: null, perspective: typeof perspective === 'string' ? perspective : [...perspective] }
      await ask('post', { preview, apiVersion: '2024-01-23' })
    }
    expect(
      server.requests.map(({ pathname, searchParams }) => [pathname.split('/')[1], searchParams.get('perspective')]),
    ).toEqual([
      ['v2024-01-23', 'drafts'],
      ['v2024-01-23', 'published'],
      ['v2025-02-19', 'ramadan,drafts'],
    ])
  })

  it('the preview shows drafts when the release that was chosen is refused', async () => {
    server.failWith = 400
    const preview = { date: null, perspective: ['gone', 'drafts'] }
    await expect(ask('post', { preview })).rejects.toThrow()
    expect(server.requests.map(({ searchParams }) => searchParams.get('perspective'))).toEqual([
      'gone,drafts',
      'drafts',
    ])
  })

  it('a question after a change does not get the answer to one before it', async () => {
    const before = ask()
    markStale('post')
    await Promise.all([before, ask()])
    expect(server.requests).toHaveLength(2)
  })

  it('a question that failed is asked again', async () => {
    server.failWith = 500
    await expect(Promise.all([ask(), ask()])).rejects.toThrow()
    expect(contentHealth()).toMatchObject({ isLost: false, failuresInARow: 1 })
    server.failWith = null
    expect(await ask()).toBe(1)
  })
})

it('a lost content service gets no more questions of pages, and is back after the first answer to the catch-up', async () => {
  server.failWith = 500
  for (let time = 0; time < 2; time++) await expect(content.fetchContent('1')).rejects.toThrow()
  server.requests.length = 0
  server.failWith = null
  await expect(content.fetchContent('1')).rejects.toThrow('is not asked')
  expect(server.requests).toEqual([])
  expect(await content.fetchAnyway('count(*)')).toBe(1)
  expect(await content.fetchContent('count(*)')).toBe(1)
})
