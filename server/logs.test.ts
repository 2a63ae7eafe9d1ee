import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import { expect, it, vi } from 'vitest'
import { createLog, log } from '../lib/process/log.ts'
import { listen } from '../tests/support/listen.ts'
import { captureConsole, captureWarnings, logAnswer } from './logs.ts'

/** Returns what was logged while `talk` used a captured console. */
function logged(talk: (talker: Parameters<typeof captureConsole>[0] & object) => void) {
  const lines: string[] = []
  const talker = { ...console }
  captureConsole(talker, createLog({ write: line => lines.push(line) }))
  talk(talker)
  for (const line of lines) expect(line.indexOf('\n')).toBe(line.length - 1)
  return lines.map(line => JSON.parse(line))
}

it('an error that Next prints with its stack is one line', () => {
  const error = Object.assign(new TypeError('No such\nthing', { cause: new Error('offline') }), {
    digest: '4076886861',
  })
  expect(logged(talker => talker.error('\u001b[31m\u001b[1m⨯\u001b[22m\u001b[39m', error))).toEqual([
    {
      ...{ time: expect.any(String), level: 'error', event: 'next.error', digest: '4076886861' },
      error: {
        ...{ name: 'TypeError', message: 'No such\nthing: offline' },
        stack: expect.stringMatching(/^ {4}at .*logs\.test\.ts/),
      },
    },
  ])
})

it.each([
  ['warn', 'warn', 'next.warning'],
  ['log', 'info', 'next.info'],
  ['info', 'info', 'next.info'],
  ['debug', 'info', 'next.info'],
  ['trace', 'info', 'next.info'],
] as const)('console.%s is a line of level "%s"', (method, level, event) => {
  expect(logged(talker => talker[method](' \u001b[33m⚠\u001b[39m %s is\nslow', 'It', 3))).toEqual([
    { time: expect.any(String), level, event, message: 'It is\nslow 3' },
  ])
})

it('what visitors typed is left out', () => {
  const [line] = logged(talker =>
    talker.error('Failed for /trial?name=Amina of amina@example.org', { name: 'Amina' }, new Error('/?a=Amina')),
  )
  expect(JSON.stringify(line)).not.toMatch(/amina/i)
  expect(line.message).toBe('Failed for /trial?… of [e-mail] (object)')
})

it('a warning of Node is one line', () => {
  const lines: string[] = []
  const from = new EventEmitter()
  from.on('warning', () => lines.push('printed by Node'))
  captureWarnings(from, createLog({ write: line => lines.push(line) }))
  from.emit('warning', Object.assign(new Error('11 listeners added'), { name: 'MaxListenersExceededWarning' }))
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    {
      level: 'warn',
      event: 'process.warning',
      error: { name: 'MaxListenersExceededWarning', message: '11 listeners added' },
    },
  ])
})

it.each<[what: string, method: string, all: boolean, line: [event: string, status: number] | null]>([
  ['a server error without the query string', 'POST', false, ['answer.failed', 503]],
  ['no failure that says when to try again', 'PUT', false, null],
  ['no other response', 'GET', false, null],
  ['other responses where all are wanted', 'GET', true, ['answer.sent', 200]],
])('logs %s', async (_, method, all, line) => {
  const spies = [vi.spyOn(log, 'error'), vi.spyOn(log, 'info')].map(spy => spy.mockImplementation(() => {}))
  const { promise: isClosed, resolve: close } = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    logAnswer(request, response, all)
    response.once('close', close)
    request.url = '/rewritten'
    if (method === 'PUT') response.setHeader('retry-after', '30')
    response.writeHead(method === 'GET' ? 200 : 503).end()
  })
  const { url, stop } = await listen(server)
  await fetch(`${url}/trial?name=Amina`, { method })
  await isClosed
  await stop()
  const [event, status] = line ?? []
  const fields = { path: '/trial', method, status, milliseconds: expect.any(Number) }
  expect(spies.flatMap(({ mock }) => mock.calls)).toEqual(line ? [[event, fields]] : [])
})
