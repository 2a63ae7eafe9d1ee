import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { createLog } from '../lib/process/log.ts'
import { readableLog } from './readable-log.ts'

it('formats log lines as sentences and passes other lines through', async () => {
  const lines: string[] = []
  const log = createLog({ write: line => lines.push(line) })
  log.warn('figures.unreadable', { message: 'The last good answer stays', status: 500 }, new Error('no JSON'))
  log.info('answer.sent', { method: 'GET', path: '/' })
  const stream = readableLog()
  stream.end(`Ready\n${lines.join('')}{"time":broken\n`)
  expect(await text(stream)).toBe(
    [
      'Ready',
      'warn figures.unreadable: The last good answer stays (status 500): Error: no JSON',
      'info answer.sent (method GET, path /)',
      '{"time":broken\n',
    ].join('\n'),
  )
})

it('shows where an error was thrown', async () => {
  const lines: string[] = []
  createLog({ write: line => lines.push(line) }).error('outbox.stuck', {}, new TypeError('disk'))
  const stream = readableLog()
  stream.end(lines.join(''))
  expect(await text(stream)).toMatch(/^error outbox\.stuck: TypeError: disk\n {4}at .*readable-log\.test\.ts/)
})

it('names the trace of a fault only', async () => {
  const stream = readableLog()
  const said = { time: 'now', event: 'answer.failed', status: 500, trace: 'abc', span: 'def' }
  stream.end(['error', 'info'].map(level => JSON.stringify({ ...said, level })).join('\n'))
  expect(await text(stream)).toBe('error answer.failed (status 500, trace abc)\ninfo answer.failed (status 500)\n')
})
