import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@sanity/client'
import { lakeConfig } from 'offline-content-lake/client'
import { freePort } from 'offline-content-lake/testing'
import { readTokens } from 'offline-content-lake/tokens'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { programOf } from '../../scripts/programs.ts'
import { packLake } from '../support/packed-lake.ts'
import { until } from '../support/until.ts'

/** Packing and building take 30 s on an idle machine. */
const TIMEOUT_MS = 900_000
const START_TIMEOUT_MS = 300_000
const PROJECT = 'abc12345'
const NEXT = programOf('next')
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const packed = mkdtempSync(join(tmpdir(), 'lake-packed-'))
/** In the repository, so that it has the repository's packages without a network, but for the lake, which it has as npm installs it. */
const folder = mkdtempSync(resolve('.next-foreign-'))
const lakePackage = join(folder, 'node_modules/offline-content-lake')
const LAKE = join(lakePackage, 'dist/cli.js')
const started: ChildProcess[] = []
let lakePort: number

beforeAll(async () => {
  cpSync('tests/fixtures/foreign', folder, { recursive: true })
  const tarball = await packLake(packed)
  mkdirSync(lakePackage, { recursive: true })
  await promisify(execFile)('tar', ['-xzf', tarball, '-C', lakePackage, '--strip-components=1'])
  lakePort = await freePort()
  const lake = start([LAKE, 'start', '--project', PROJECT, '--port', String(lakePort)])
  if (!lake.stdout) throw new Error('The lake has no output')
  await once(lake.stdout, 'data')
  await seed()
  await promisify(execFile)(process.execPath, [NEXT, 'build'], { cwd: folder, env: environment() })
}, TIMEOUT_MS)

afterAll(async () => {
  for (const child of started) {
    if (child.exitCode !== null) continue
    child.kill()
    await once(child, 'exit')
  }
  for (const path of [folder, packed]) rmSync(path, { recursive: true, force: true })
})

describe('a foreign Next.js site', { timeout: TIMEOUT_MS }, () => {
  it('shows content and pictures of the packed lake with the lines of its README', async () => {
    const port = await freePort()
    const lakeUrl = `http://localhost:${lakePort}`
    start([NEXT, 'start', '--port', String(port)], { LAKE_URL: lakeUrl })
    await expectPosts(port, `${lakeUrl}/images/${PROJECT}/production/`)
  })

  it('shows them without any of these lines below run', async () => {
    const port = await freePort()
    const site = [process.execPath, NEXT, 'start', '--port', String(port)]
    start([LAKE, 'run', '--port', String(lakePort), '--', ...site])
    await expectPosts(port, `https://cdn.sanity.io/images/${PROJECT}/production/`)
  })
})

async function expectPosts(port: number, pictures: string): Promise<void> {
  const url = `http://localhost:${port}`
  await until(
    'the site answers',
    () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    START_TIMEOUT_MS,
  )
  const page = await (await fetch(url)).text()
  expect(page).toContain('<h2>Hello from the lake</h2><p>Ada</p>')
  const [, source = ''] = /src="(\/_next\/image[^"]*)"/.exec(page) ?? []
  expect(decodeURIComponent(source)).toContain(pictures)
  const picture = await fetch(url + source.replaceAll('&amp;', '&'))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
}

/** Starts a script of Node in the folder of the site. */
function start(args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: environment(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  return child
}

/** Vitest sets NODE_ENV, with which Next.js would not build. */
function environment(own: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...own }
}

async function seed(): Promise<void> {
  const token = readTokens(join(folder, '.content-lake', PROJECT))?.editor
  const connection = { projectId: PROJECT, dataset: 'production', url: `http://localhost:${lakePort}`, token }
  const client = createClient({ ...lakeConfig(connection).client, apiVersion: '2025-02-19' })
  const { _id: asset } = await client.assets.upload('image', PICTURE)
  await client.create({ _id: 'ada', _type: 'author', name: 'Ada' })
  await client.create({
    ...{ _id: 'hello', _type: 'post', title: 'Hello from the lake', slug: { current: 'hello' } },
    ...{ author: { _ref: 'ada' }, image: { asset: { _ref: asset } } },
  })
}
