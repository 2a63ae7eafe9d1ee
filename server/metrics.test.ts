import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerMetrics, countAnswer } from './metrics.ts'

const TOKEN = 'a token of enough characters'

let server: Server
let url: string
let token = TOKEN

beforeEach(async () => {
  token = TOKEN
  server = createServer((request, response) => {
    countAnswer(request, response)
    if (answerMetrics(request, response, token)) return
    response.statusCode = request.url?.startsWith('/post/missing') ? 404 : 200
    response.end('page')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => server.close())

const read = (authorization = `Bearer ${TOKEN}`) => fetch(`${url}/metrics`, { headers: { authorization } })

describe('/metrics', () => {
  it('counts answers by kind of route and status, however many addresses there are', async () => {
    for (const path of [
      '/',
      '/post/a',
      '/post/b?c',
      '/post/missing',
      '/blog/page/2',
      '/request-trial',
      '/api/forms/demo',
      '/xyz',
    ])
      await fetch(url + path)
    await fetch(`${url}/request-trial`, { method: 'POST' })
    const text = await (await read()).text()
    for (const [kind, status, count] of [
      ['landing', 200, 1],
      ['post', 200, 2],
      ['post', 404, 1],
      ['list', 200, 1],
      ['page', 200, 1],
      ['submission', 200, 2],
      ['other', 200, 1],
    ])
      expect(text).toContain(`minara_request_seconds_count{kind="${kind}",status="${status}"} ${count}\n`)
    expect(text).toContain('nodejs_eventloop_lag_seconds')
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
