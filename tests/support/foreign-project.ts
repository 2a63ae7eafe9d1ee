import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@sanity/client'
import { lakeConfig } from 'offline-content-lake/client'
import { freePort } from 'offline-content-lake/testing'
import { readTokens } from 'offline-content-lake/tokens'
import { npm, packLake } from './lake-process.ts'
import { recordTo } from './recorded-requests.ts'

const PROJECT = 'abc12345'

/** `next dev` looks for these in the folders above, too, where it would find those of this repository. */
const OWN_FILES = {
  'instrumentation.ts': 'export function register() {}\n',
  'proxy.ts': "export function proxy() {}\n\nexport const config = { matcher: '/no-such-page' }\n",
}

/** Versions as of the release of a Studio whose open ranges now resolve to incompatible ones. */
const OVERRIDES: Record<string, Record<string, string>> = {
  '6.10.1': { ui5: 'npm:@sanity/ui@5.0.0-alpha.4', '@sanity/cli': '8.0.2', '@sanity/workbench-cli': '2.0.2' },
}

type Options = {
  site: 'next' | 'static' | 'vite'
  /** Origins whose pages may use the lake. */
  origins: string[]
  /** The version of the Studio from npm's registry. Without it, the project has the packages of this repository, and needs no network. */
  sanity?: string
}

export type ForeignProject = Awaited<ReturnType<typeof makeForeignProject>>

type Place = '.' | 'web' | 'studio'

/** A monorepo with a site and a Studio from tests/fixtures/foreign, with the lake as npm would install it, which runs at its root. */
export async function makeForeignProject({ site, origins, sanity }: Options) {
  const packed = mkdtempSync(join(tmpdir(), 'lake-packed-'))
  const folder = mkdtempSync(sanity ? join(tmpdir(), `foreign-${sanity}-`) : resolve('.next-foreign-'))
  const started: ChildProcess[] = []

  /** Vitest sets NODE_ENV, with which Next.js would not build. */
  const optionsIn = (where: Place, env: Record<string, string> = {}) => ({
    cwd: join(folder, where),
    env: { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1', ...env },
    shell: process.platform === 'win32',
  })
  /** Runs a command such as `npx sanity build` in one of its packages. Resolves to what it printed. */
  const run = async (where: Place, command: string, env?: Record<string, string>) => {
    const [program = '', ...args] = command.split(' ')
    return (await promisify(execFile)(program, args, optionsIn(where, env))).stdout
  }
  /** Like `run`, until the project is removed. */
  const start = (where: Place, command: string, env?: Record<string, string>) => {
    const [program = '', ...args] = command.split(' ')
    const child = spawn(program, args, {
      ...optionsIn(where, env),
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    started.push(child)
    return child
  }

  cpSync(join('tests/fixtures/foreign', site), join(folder, 'web'), { recursive: true })
  cpSync('tests/fixtures/foreign/studio', join(folder, 'studio'), { recursive: true })
  for (const [name, text] of Object.entries(OWN_FILES)) writeFileSync(join(folder, 'web', name), text)
  const tarball = await packLake(packed)
  if (sanity) await install(folder, tarball, sanity)
  else await unpack(tarball, join(folder, 'node_modules/offline-content-lake'))

  /** The file in which the lake records what is requested. */
  const record = join(folder, 'requests')
  const lakePort = await freePort()
  const lakeUrl = `http://localhost:${lakePort}`
  const allowed = origins.map(origin => ` --origin ${origin}`).join('')
  const lake = start(
    '.',
    `npx offline-content-lake start --project ${PROJECT} --port ${lakePort}${allowed}`,
    recordTo(record),
  )
  if (!lake.stdout) throw new Error('The lake has no output')
  await once(lake.stdout, 'data')
  const tokens = readTokens(join(folder, '.content-lake', PROJECT))
  if (!tokens) throw new Error('The lake has no tokens')
  const connection = { projectId: PROJECT, dataset: 'production', url: lakeUrl, token: tokens.editor }
  const client = createClient({ ...lakeConfig(connection).client, apiVersion: '2025-02-19' })
  return {
    ...{ folder, record, lakePort, lakeUrl, client, viewerToken: tokens.viewer, run, start },
    async remove() {
      for (const child of started) await stop(child)
      for (const path of [folder, packed]) rmSync(path, { recursive: true, force: true })
    },
  }
}

async function install(folder: string, tarball: string, sanity: string): Promise<void> {
  const file = join(folder, 'studio/package.json')
  const { dependencies, ...studio } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...studio, dependencies: { ...dependencies, sanity } }))
  const root = { private: true, workspaces: ['web', 'studio'], overrides: OVERRIDES[sanity] }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root))
  await npm(folder, 'install', '--no-audit', '--no-fund', '--save-dev', tarball, '@sanity/client')
}

async function unpack(tarball: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await promisify(execFile)('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'])
  // `npx` finds programs by such links.
  const bin = join(folder, '../.bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'offline-content-lake'), `#!/bin/sh\nexec node "${folder}/dist/cli.js" "$@"\n`, {
    mode: 0o755,
  })
}

/** As Ctrl+C does, which reaches what `npx` started, too. Resolves when none of them runs. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const closed = once(child, 'close')
  child.stdout?.resume()
  process.kill(-child.pid, 'SIGTERM')
  await closed
}
