import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLake } from './host/serve.ts'
import { freePort } from './http/loopback.ts'
import { readTokens } from './tokens.ts'

const CLI = join(import.meta.dirname, 'cli.ts')
const PAGE_BYTES = 4096

let folder: string
let port: number
let lake: ChildProcess | undefined
let said: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lake-storage-'))
  port = await freePort()
  said = ''
})
afterEach(async () => {
  if (lake?.exitCode === null) {
    lake.kill()
    await once(lake, 'exit')
  }
  rmSync(folder, { recursive: true })
})

const START = () => [process.execPath, CLI, 'start', '--project', 'local0001', '--folder', folder, '--port', `${port}`]

/** Resolves when the lake answers. */
async function start([program = '', ...args] = START()): Promise<void> {
  lake = spawn(program, args)
  for (const stream of [lake.stdout, lake.stderr]) stream?.on('data', text => (said += text))
  await expect.poll(async () => (await fetch(`http://localhost:${port}/v1/ping`)).status).toBe(200)
}

async function ask(path: string, token?: string, body?: object) {
  const response = await fetch(`http://localhost:${port}/v2025-02-19/data/${path}`, {
    headers: { 'x-sanity-project-id': 'local0001', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

const notes = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ create: { _type: 'note', n, text: crypto.randomUUID().repeat(50) } }))

describe.each([
  ['beginning', 0, PAGE_BYTES],
  ['documents', 2 * PAGE_BYTES, 400 * PAGE_BYTES],
])('a database whose %s is overwritten', (_part, from, to) => {
  const sentence = () =>
    new RegExp(`^The database in ${folder}/local0001/production is damaged \\(.+\\): please stop the lake`)

  beforeEach(async () => {
    const whole = await createLake({ folder })
    const write = await fetch(`${whole.url}/v2025-02-19/data/mutate/production`, {
      ...{ method: 'POST', headers: { authorization: `Bearer ${whole.tokens.editor}` } },
      body: JSON.stringify({ mutations: notes(500) }),
    })
    expect(write.status).toBe(200)
    await whole.close()
    const file = join(folder, 'local0001/production/lake.sqlite')
    writeFileSync(file, readFileSync(file).fill('x', from, to))
  })

  it('is one sentence at start, in the answer and in verify', async () => {
    await start()
    const { status, body } = await ask('query/production?query=*[0..9]')
    expect(status).toBe(500)
    expect(body.message).toMatch(sentence())
    await expect.poll(() => said).toContain(body.message)
    expect(said).not.toMatch(/^ +at /m)
    lake?.kill()
    await once(lake ?? process, 'exit')
    const verify = spawnSync(process.execPath, [CLI, 'verify', '--folder', folder], { encoding: 'utf8' })
    expect([verify.status, verify.stderr]).toEqual([1, expect.stringMatching(sentence())])
  })

  it('is a rejection of createLake, after which the folder is free', async () => {
    for (const _ of [1, 2]) await expect(createLake({ folder })).rejects.toThrow(sentence())
  })
})

describe('a full disk', () => {
  const mounted = (size: string, ...command: string[]) => [
    ...['--user', '--map-root-user', '--mount', 'sh', '-c'],
    `mount -t tmpfs -o size=${size} none "${folder}" && exec "$@"`,
    ...['sh', ...command],
  ]

  it('is one sentence in the answer and in the log, and what was written before is read', async ({ skip }) => {
    if (spawnSync('unshare', mounted('1m', 'true')).status !== 0) skip('This system mounts no small disk for a test')
    await start(['unshare', ...mounted('4m', ...START())])
    const { pid } = lake ?? {}
    const token = readTokens(`/proc/${pid}/root${folder}/local0001`)?.editor
    let answer = { status: 200, body: { message: '' } }
    let written = -1
    for (; answer.status === 200; written++) answer = await ask('mutate/production', token, { mutations: notes(20) })
    expect(answer).toMatchObject({
      status: 507,
      body: { message: `The disk with ${folder}/local0001/production is full: please free some space and try again.` },
    })
    expect(written).toBeGreaterThan(0)
    expect(said).toContain(answer.body.message)
    expect((await ask('query/production?query=count(*)')).body.result).toBe(written * 20)
  })
})
