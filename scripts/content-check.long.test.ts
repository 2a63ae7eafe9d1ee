import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type ContentServer, startContentServer } from '@/tests/support/content-server'
import { readImportedSeed } from '@/tests/support/seed'

/** The command loads the Studio's packages, which takes a busy machine long. */
vi.setConfig({ testTimeout: 120_000 })

let server: ContentServer

beforeAll(async () => {
  server = await startContentServer(readImportedSeed())
})
afterAll(() => server.stop())

it('prints each finding with the address of its field, and ends with exit code 1', async () => {
  const { code, output } = await check()
  expect(output).toContain(
    'Post: Three funds, one ledger: naming causes so that gifts land well\n  This is sample content',
  )
  expect(output).toContain('/studio/intent/edit/id=terms;type=legalPage;path=body%5B_key')
  expect(output).toMatch(/\d+ things to look at in \d+ of \d+ documents\.\n$/)
  expect(code).toBe(1)
})

it('prints JSON for programs, and ends with exit code 0 if there is nothing but samples to leave out', async () => {
  const { code, output } = await check(['--json', '--without-samples'])
  expect(JSON.parse(output)).toEqual({ documents: expect.any(Number), findings: [] })
  expect(code).toBe(0)
})

it('asks a lake on this machine past every proxy of the environment', async () => {
  const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'all_proxy']
  const proxies = Object.fromEntries(names.map(name => [name, 'http://127.0.0.1:9']))
  const both: Record<string, string>[] = [{ no_proxy: '', NO_PROXY: 'intranet.example' }, { NODE_USE_ENV_PROXY: '1' }]
  for (const more of both)
    expect(await check(['--without-samples'], { ...proxies, ...more })).toMatchObject({ code: 0 })
})

it('ends with exit code 2 and a sentence if it cannot look, or does not know an option', async () => {
  expect(await check([], { HTTP_PROXY: 'proxy:8080' })).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^HTTP_PROXY is not what was expected/),
  })
  const hosted = { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345', HTTPS_PROXY: 'http://127.0.0.1:9' }
  expect(await check([], hosted)).toMatchObject({
    code: 2,
    output: expect.stringMatching(
      /could not be checked: .*ECONNREFUSED.* \(the content service is asked through the proxy of HTTPS_PROXY\)/,
    ),
  })
  expect(await check(['--fast'])).toMatchObject({ code: 2, output: expect.stringContaining('Please write: npm run') })
  server.failWith = 500
  expect(await check()).toMatchObject({ code: 2, output: expect.stringContaining('could not be checked') })
})

function check(
  options: string[] = [],
  more: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'content-check-'))
  const env = { ...process.env, NEXT_PUBLIC_LAKE_URL: server.url, DATA_DIR: folder, NODE_NO_WARNINGS: '1', ...more }
  const child = spawn(process.execPath, ['scripts/content-check.ts', ...options], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text))
  return new Promise(resolve => child.on('close', code => resolve({ code, output })))
}
