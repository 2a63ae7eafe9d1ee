import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '../lib/process/log.ts'
import { measure, type OutboxFigures, type OutboxState, offerOutboxState } from '../lib/process/measurements.ts'
import { forgetProcess } from '../lib/process/per-process.ts'
import { beginStopping } from '../lib/process/stopping.ts'
import { listen } from '../tests/support/listen.ts'
import { createMetrics } from './metrics.ts'

const TOKEN = 'a token of enough characters'
const FIGURES: OutboxFigures = {
  submissions: { pending: 3, held: 1 },
  oldestPendingSeconds: 90,
  notifications: { pending: 0, undeliverable: 2 },
}

const offer = (status: OutboxState['status'], figures: OutboxFigures | null) =>
  offerOutboxState(async () => ({ status, figures }))

let url: string
let token = TOKEN

beforeEach(async () => {
  token = TOKEN
  const metrics = createMetrics()
  const server = createServer((request, response) => {
    metrics.countAnswer(request, response)
    if (metrics.answer(request, response, token)) return
    response.statusCode = request.url?.startsWith('/post/missing') ? 404 : 200
    response.end('page')
  })
  url = (await listen(server)).url
  return () => {
    server.close()
    // Other tests share this process, and must not measure for these or see that it stops.
    forgetProcess()
  }
})

const read = (authorization = `Bearer ${TOKEN}`) => fetch(`${url}/metrics`, { headers: { authorization } })

describe('/metrics', () => {
  it('counts answers by kind of route and status, however many addresses there are', async () => {
    const pages = ['/', '/post/a', '/post/b?c', '/post/missing', '/blog/page/2', '/request-trial']
    for (const path of [...pages, '/api/forms/demo', '/xyz']) await fetch(url + path)
    await fetch(`${url}/request-trial`, { method: 'POST' })
    const text = await (await read()).text()
    const counted = text.matchAll(/minara_request_seconds_count\{kind="(\w+)",status="(\d+)"\} (\d+)/g)
    expect(Array.from(counted, ([, ...count]) => count.join(' ')).toSorted()).toEqual([
      ...['landing 200 1', 'list 200 1', 'other 200 1', 'page 200 1', 'post 200 2', 'post 404 1', 'submission 200 2'],
    ])
    // An alarm sees the first form that fails only if it is counted from zero.
    for (const line of ['nodejs_eventloop_lag_seconds', 'minara_forms_failed_total 0\n']) expect(text).toContain(line)
  })

  it('tells how pages, renders, changes, the content service, drafts and the outbox do', async () => {
    measure({ of: 'page', result: 'hit' })
    measure({ of: 'page', result: 'hit' })
    measure({ of: 'render', seconds: 0.3, outcome: 'rendered' })
    measure({ of: 'publish', seconds: 0.4 })
    measure({ of: 'content', seconds: 0.02, outcome: 'failed' })
    measure({ of: 'draft', outcome: 'full' })
    measure({ of: 'form', outcome: 'failed' })
    offer('works', FIGURES)
    const text = await (await read()).text()
    for (const line of [
      ...['minara_page_reads_total{result="hit"} 2', 'minara_render_seconds_sum{outcome="rendered"} 0.3'],
      'minara_publish_to_stored_seconds_bucket{le="0.5"} 1',
      ...['minara_content_request_seconds_count{outcome="failed"} 1', 'minara_drafts_full_total 1'],
      ...['minara_forms_failed_total 1', 'minara_outbox_writable 1', 'minara_ready 1'],
      ...['minara_outbox_submissions{state="pending"} 3', 'minara_outbox_submissions{state="held"} 1'],
      ...['minara_outbox_oldest_pending_seconds 90', 'minara_outbox_notifications{state="undeliverable"} 2'],
    ])
      expect(text).toContain(`${line}\n`)
  })

  it('says that the outbox is broken, with the last figures, and when it is mended', async () => {
    const readGauges = async () => {
      const text = await (await read()).text()
      return ['outbox_writable', 'ready', 'outbox_oldest_pending_seconds'].map(
        name => new RegExp(`^minara_${name} (\\d+)$`, 'm').exec(text)?.[1],
      )
    }
    offer('works', FIGURES)
    expect(await readGauges()).toEqual(['1', '1', '90'])
    offer('broken', null)
    expect(await readGauges()).toEqual(['0', '0', '90'])
    offer('works', { ...FIGURES, oldestPendingSeconds: 0 })
    expect(await readGauges()).toEqual(['1', '1', '0'])
    offer('off', null)
    expect(await readGauges()).toEqual(['1', '1', '0'])
    beginStopping()
    expect(await readGauges()).toEqual(['1', '0', '0'])
  })

  it.each(['dashboard.json', 'alerts.yml'])('has every figure that deploy/%s names', async file => {
    const text = await (await read()).text()
    const named = readFileSync(`deploy/${file}`, 'utf8').match(/minara_\w+?(?=_bucket|_count|_sum|\W)/g) ?? []
    expect(named.length).toBeGreaterThan(3)
    expect([...new Set(named)].filter(name => !text.includes(`# HELP ${name} `))).toEqual([])
  })

  it('answers 503 and logs why, when the outbox cannot be counted', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
    offerOutboxState(() => Promise.reject(new Error('The database is gone')))
    expect((await read()).status).toBe(503)
    expect(warn).toHaveBeenCalledExactlyOnceWith('metrics.failed', expect.anything(), expect.any(Error))
  })

  it('answers 401 without the token, and says nothing', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`]) {
      const answer = await read(authorization)
      expect(answer.status).toBe(401)
      expect(await answer.text()).toBe('')
    }
  })

  it('is a path like any other without a configured token', async () => {
    token = ''
    expect(await (await read('Bearer ')).text()).toBe('page')
  })
})

it('warns and goes on when another site has the port of the metrics', async () => {
  const warned = new Promise<string>(resolve => {
    vi.spyOn(log, 'warn').mockImplementationOnce(event => resolve(event))
  })
  createMetrics().listen(Number(new URL(url).port))
  expect(await warned).toBe('metrics.failed')
})
