import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '../lib/process/log.ts'
import { listen } from '../tests/support/listen.ts'
import { logAnswer } from './logs.ts'

let server: Server
/** Resolves when the connection of the response has closed. */
let isClosed: Promise<unknown>
let all = false
const error = vi.spyOn(log, 'error').mockImplementation(() => {})
const info = vi.spyOn(log, 'info').mockImplementation(() => {})

beforeEach(() => {
  vi.clearAllMocks()
  server = createServer((request, response) => {
    logAnswer(request, response, all)
    isClosed = once(response, 'close')
    request.url = '/rewritten'
    if (request.method === 'PUT') response.setHeader('retry-after', '30')
    response.writeHead(request.method === 'GET' ? 200 : 503).end()
  })
})
afterEach(() => server.close())

async function ask(method: string) {
  const { url } = await listen(server)
  await fetch(`${url}/trial?name=Amina`, { method })
  await isClosed
}

it('logs a server error without the query string', async () => {
  await ask('POST')
  const fields = { method: 'POST', path: '/trial', status: 503, milliseconds: expect.any(Number) }
  expect(error.mock.calls).toEqual([['answer.failed', fields]])
})

it('logs no failure when the response says when to try again', async () => {
  await ask('PUT')
  expect(error).not.toHaveBeenCalled()
})

it('logs other responses only when asked to log all', async () => {
  await ask('GET')
  expect(info).not.toHaveBeenCalled()
  server.close()
  all = true
  await ask('GET')
  expect(info.mock.calls).toMatchObject([['answer.sent', { method: 'GET', path: '/trial', status: 200 }]])
  expect(error).not.toHaveBeenCalled()
})
