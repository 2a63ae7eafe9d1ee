import { describe, expect, it } from 'vitest'
import { createLog, type LogFields } from './log.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

function logged(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: { line: string; level: string }[] = []
  write(createLog({ now: () => NOW, write: (line, level) => lines.push({ line, level }) }))
  return lines
}

function onlyLine(fields: LogFields, error?: unknown): string {
  const [entry] = logged(log => log.warn('form.refused', fields, error))
  return entry?.line ?? ''
}

describe('a log line', () => {
  it('is JSON with time, level, event and fields, ended by a line feed', () => {
    expect(logged(log => log.info('answer.sent', { path: '/', status: 200, cached: true, by: null }))).toEqual([
      {
        level: 'info',
        line: '{"time":"2026-11-21T12:00:00.000Z","level":"info","event":"answer.sent","path":"/","status":200,"cached":true,"by":null}\n',
      },
    ])
  })

  it.each([
    ...['\n{"level":"error"}', '\r\n', '\u2028', '\u2029', '\u0085', '\u001b[2K', '\u009b2K', '\0', '\ud800'],
    '\u202e',
  ])('cannot be forged with %j', text => {
    for (const line of [onlyLine({ reason: text }), onlyLine({}, new Error(text)), onlyLine({ [text]: 1 })]) {
      expect(line).toMatch(/^\{[\x20-\x7e]*\}\n$/)
      expect(() => JSON.parse(line)).not.toThrow()
    }
    expect(JSON.parse(onlyLine({ reason: text })).reason).toBe(text)
  })

  it.each(['x', '?', '@', 'a@', 'a.', '//', '%'])('is truncated when a value is %j a million times', text => {
    expect(onlyLine({ reason: text.repeat(1_000_000) }, new Error(text.repeat(1_000_000))).length).toBeLessThan(1_500)
  })
})

describe('a logged error', () => {
  const error = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') })

  it('has a name and a message that includes its cause', () => {
    expect(JSON.parse(onlyLine({}, error)).error).toEqual({
      name: 'TypeError',
      message: 'fetch failed: connect ECONNREFUSED 127.0.0.1:1',
    })
  })

  it('has a stack without the message at level "error"', () => {
    const [entry] = logged(log => log.error('outbox.stuck', {}, new Error('amina\nYusuf')))
    const { stack } = JSON.parse(entry?.line ?? '').error
    expect(stack).toMatch(/^ {4}at .*log\.test\.ts/)
    expect(stack).not.toContain('Yusuf')
  })

  it('can be any thrown value', () => {
    expect(JSON.parse(onlyLine({}, 'gone')).error).toEqual({ name: 'string', message: 'gone' })
    expect(JSON.parse(onlyLine({}, null)).error).toEqual({ name: 'object', message: 'null' })
  })
})

it.each([
  ['http://localhost:3333/v1/query?query=*&$slug=%22amina%22', 'http://localhost:3333/v1/query?…'],
  ['see /trial?name=Amina&next=1 and', 'see /trial?… and'],
  ['https://amina:secret@example.org/x', 'https://example.org/x'],
  ['amina.yusuf+1@mail.example.org is taken', '[e-mail] is taken'],
  ['/post/amina%40example.org', '/post/[e-mail]'],
  ['ämina@bücher.example', '[e-mail]'],
  ["to o'brien@example.org failed", 'to [e-mail] failed'],
  ["'o’brien@example.org'", "'[e-mail]'"],
  ['a&b@example.org, imam@masjid.தமிழ்', '[e-mail], [e-mail]'],
  ...['%23', '%2523', '/%23', '＃', '%0A%23'].map((hash): [string, string] => [
    `/register/continue${hash}${'0123456789abcdef'.repeat(4)}.`,
    '/register/continue…',
  ]),
  [`/register%2Fcontinue%23${'0123456789ABCDEF'.repeat(4)}`, '/register%2Fcontinue%…'],
  ['/register/continue%23012345%0A6789', '/register/continue…'],
  ['/register/continue', '/register/continue'],
  ['node_modules/@sanity/client', 'node_modules/@sanity/client'],
  ['really? yes', 'really? yes'],
])('removes personal data: %s', (text, expected) => {
  expect(JSON.parse(onlyLine({ reason: text })).reason).toBe(expected)
})
