import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { openTokens, type Tokens } from 'offline-content-lake/tokens'
import { type Run, responds, runProcess } from './run-process.ts'

export const PROJECT = 'local0001'
export const DATASET = 'production'

export type LakeProcess = Run & {
  /** For example http://localhost:4333. */
  origin: string
  tokens: Tokens
}

/** Runs the lake's own command in a process, without the other local services. */
export async function startLakeProcess(folder: string): Promise<LakeProcess> {
  const port = await freePort()
  const names = ['--project', PROJECT, '--dataset', DATASET, '--folder', folder, '--port', String(port)]
  const origin = `http://localhost:${port}`
  const isReady = responds(`${origin}/v1/ping`)
  const run = await runProcess(process.execPath, ['packages/lake/src/cli.ts', 'start', ...names], { isReady })
  return { ...run, origin, tokens: openTokens(join(folder, PROJECT)) }
}

export function databaseIn(folder: string): string {
  return join(folder, PROJECT, DATASET, 'lake.sqlite')
}
