import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createClient, type SanityClient } from '@sanity/client'
import { lakeConfig } from 'offline-content-lake/client'
import { freePort } from 'offline-content-lake/testing'
import { readTokens } from 'offline-content-lake/tokens'
import { packLake } from './lake-process.ts'

const PROJECT = 'abc12345'
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** `next dev` looks for these in the folders above, too, where it would find those of this repository. */
const OWN_FILES = {
  'instrumentation.ts': 'export function register() {}\n',
  'proxy.ts': "export function proxy() {}\n\nexport const config = { matcher: '/no-such-page' }\n",
}

export type ForeignSite = {
  projectId: string
  lakePort: number
  lakeUrl: string
  lakeCommand: string
  client: SanityClient
  viewerToken: string
  run: (args: string[], env?: Record<string, string>) => Promise<string>
  /** Starts a script of Node in the folder of the site, until the site is removed. */
  start: (args: string[], env?: Record<string, string>) => ChildProcess
  remove: () => Promise<void>
}

/** The project in tests/fixtures/foreign in a folder of its own, with the lake as npm would install it, which runs and has a post. */
export async function makeForeignSite({ origins = [] }: { origins?: string[] } = {}): Promise<ForeignSite> {
  const packed = mkdtempSync(join(tmpdir(), 'lake-packed-'))
  // In the repository, so that it has the repository's packages without a network, but for the lake.
  const folder = mkdtempSync(resolve('.next-foreign-'))
  const lakePackage = join(folder, 'node_modules/offline-content-lake')
  const lakeCommand = join(lakePackage, 'dist/cli.js')
  const started: ChildProcess[] = []

  /** Vitest sets NODE_ENV, with which Next.js would not build. */
  const optionsWith = (env: Record<string, string> = {}) => ({
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1', ...env },
  })
  const start = (args: string[], env?: Record<string, string>) => {
    const child = spawn(process.execPath, args, {
      ...optionsWith(env),
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    started.push(child)
    return child
  }

  cpSync('tests/fixtures/foreign', folder, { recursive: true })
  for (const [name, text] of Object.entries(OWN_FILES)) writeFileSync(join(folder, name), text)
  const tarball = await packLake(packed)
  mkdirSync(lakePackage, { recursive: true })
  await promisify(execFile)('tar', ['-xzf', tarball, '-C', lakePackage, '--strip-components=1'])
  const lakePort = await freePort()
  const lakeUrl = `http://localhost:${lakePort}`
  const allowed = origins.flatMap(origin => ['--origin', origin])
  const lake = start([lakeCommand, 'start', '--project', PROJECT, '--port', String(lakePort), ...allowed])
  if (!lake.stdout) throw new Error('The lake has no output')
  await once(lake.stdout, 'data')
  const tokens = readTokens(join(folder, '.content-lake', PROJECT))
  if (!tokens) throw new Error('The lake has no tokens')
  const connection = { projectId: PROJECT, dataset: 'production', url: lakeUrl, token: tokens.editor }
  const client = createClient({ ...lakeConfig(connection).client, apiVersion: '2025-02-19' })
  await seed(client)

  return {
    ...{ projectId: PROJECT, lakePort, lakeUrl, lakeCommand, client, viewerToken: tokens.viewer, start },
    run: async (args, env) => (await promisify(execFile)(process.execPath, args, optionsWith(env))).stdout,
    async remove() {
      for (const child of started) await stop(child)
      for (const path of [folder, packed]) rmSync(path, { recursive: true, force: true })
    },
  }
}

/** As Ctrl+C does, which reaches what `npx` started, too. Resolves when none of them runs. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const closed = once(child, 'close')
  child.stdout?.resume()
  process.kill(-child.pid, 'SIGTERM')
  await closed
}

async function seed(client: SanityClient): Promise<void> {
  const { _id: asset } = await client.assets.upload('image', PICTURE)
  await client.create({ _id: 'ada', _type: 'author', name: 'Ada' })
  await client.create({
    ...{ _id: 'hello', _type: 'post', title: 'Hello from the lake', slug: { current: 'hello' } },
    ...{ author: { _ref: 'ada' }, image: { asset: { _ref: asset } } },
  })
}
