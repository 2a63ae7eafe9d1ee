import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { log } from '../lib/log.ts'
import { POLICY_HEADER, securityHeaders } from '../lib/security-headers.ts'
import { ask, PAGE, pageWith, scriptsOf } from './secure.fixture.ts'
import type { secure } from './secure.ts'

describe('a page with a script of an unknown shape', () => {
  const MARKUP = pageWith('self.__next_g.push("Amina")')
  let warn: MockInstance<typeof log.warn>
  beforeEach(() => {
    warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
    vi.resetModules()
  })
  afterEach(() => vi.restoreAllMocks())

  test.each<[name: string, send: RequestListener]>([
    ['sent as a whole', (_request, response) => response.setHeader('Content-Type', 'text/html').end(MARKUP)],
    [
      'streamed',
      (_request, response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.flushHeaders()
        response.write(MARKUP.slice(0, -10))
        response.end(MARKUP.slice(-10))
      },
    ],
  ])('has a policy that lets it run, and one line in the log for all requests: %s', async (_name, send) => {
    const fresh = await loadSecure()
    for (let round = 0; round < 3; round++) {
      const answer = await ask(send, {}, fresh)
      expect(answer.headers.get(POLICY_HEADER)).toBe(securityHeaders('site')[POLICY_HEADER])
      expect(scriptsOf(answer)).toEqual(["'self'", "'unsafe-inline'"])
      expect((await answer.text()).replace(/ nonce="[^"]*"/, '')).toBe(MARKUP)
    }
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn).toHaveBeenCalledWith('csp.unknownScript', {
      message: expect.any(String),
      page: 'site',
      script: 'self.__next_g.push(…',
    })
  })

  test('has a line of its own in the log for each kind of page', async () => {
    const fresh = await loadSecure()
    for (const path of ['/', '/studio', '/blog', '/studio/structure']) {
      await ask((_request, response) => response.setHeader('Content-Type', 'text/html').end(MARKUP), { path }, fresh)
    }
    expect(warn.mock.calls.map(([, fields]) => fields.page)).toEqual(['site', 'studio'])
  })

  test('that comes late in a stream runs by the nonce of the page', async () => {
    const answer = await ask(
      (_request, response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8').write(PAGE)
        response.end('<script>late()</script>')
      },
      {},
      await loadSecure(),
    )
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(answer.headers.get(POLICY_HEADER) ?? '') ?? []
    expect(await answer.text()).toContain(`<script nonce="${nonce}">late()</script>`)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  /** As a new process, whose log has said nothing yet. */
  async function loadSecure(): Promise<typeof secure> {
    vi.doMock('../lib/log.ts', () => ({ log }))
    return (await import('./secure.ts')).secure
  }
})
