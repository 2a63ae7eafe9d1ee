import { execFile } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from 'offline-content-lake/testing'
import { openTokens } from 'offline-content-lake/tokens'
import { responds, runProcess } from './run-process.ts'

export const PROJECT = 'local0001'
export const DATASET = 'production'
export const LAKE = resolve('packages/lake/src/cli.ts')

export type LakeProcess = Awaited<ReturnType<typeof startLakeProcess>>

/** Runs the lake's own command in a process, without the other local services. */
export async function startLakeProcess(folder: string, environment: Record<string, string> = {}) {
  const port = await freePort()
  const names = ['--project', PROJECT, '--dataset', DATASET, '--folder', folder, '--port', String(port)]
  const origin = `http://localhost:${port}`
  const isReady = responds(`${origin}/v1/ping`)
  const run = await runProcess(process.execPath, [LAKE, 'start', ...names], {
    ...{ isReady, env: { ...process.env, ...environment } },
  })
  return { ...run, origin, tokens: openTokens(join(folder, PROJECT)) }
}

/** Runs a command of the lake in a folder. Resolves to what it printed, with its exit code in front where that is not 0. */
export function runLake(cwd: string, ...args: string[]): Promise<string> {
  return new Promise(resolve =>
    execFile(process.execPath, [LAKE, ...args], { cwd }, (error, stdout, stderr) =>
      resolve(`${error ? `${error.code}: ` : ''}${stdout}${stderr}`.trim()),
    ),
  )
}

export function databaseIn(folder: string): string {
  return join(folder, PROJECT, DATASET, 'lake.sqlite')
}

/** Packs the package of the content lake into a folder. Returns the tarball. */
export async function packLake(folder: string): Promise<string> {
  // A copy, because packing changes package.json for a moment, which other tests may read.
  const copy = join(folder, 'source/packages/lake')
  cpSync('packages/lake', copy, { recursive: true, filter: path => !/[\\/](dist|node_modules)$/.test(path) })
  symlinkSync(resolve('node_modules'), join(folder, 'source/node_modules'), 'junction')
  await npm(copy, 'pack', '--pack-destination', folder)
  const changed =
    readFileSync(join(copy, 'package.json'), 'utf8') !== readFileSync('packages/lake/package.json', 'utf8')
  if (changed) throw new Error('Packing left package.json as it is in the tarball')
  const { name, version } = JSON.parse(readFileSync('packages/lake/package.json', 'utf8'))
  return join(folder, `${name}-${version}.tgz`)
}

/** Rejects with npm's output when it fails. */
export async function npm(cwd: string, ...args: string[]): Promise<void> {
  await promisify(execFile)('npm', [...args, '--loglevel', 'error'], { cwd })
}
