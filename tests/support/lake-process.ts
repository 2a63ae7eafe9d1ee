import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from 'offline-content-lake/testing'
import { openTokens, type Tokens } from 'offline-content-lake/tokens'

export const PROJECT = 'local0001'
export const DATASET = 'production'
const START_TIMEOUT_MS = 60_000
const LOOK_MS = 10

export type LakeProcess = {
  /** For example http://localhost:4333. */
  origin: string
  tokens: Tokens
  /** Kills it with -9. */
  kill: () => Promise<void>
}

/** Runs the lake's own command in a process, without the other local services. Rejects when it does not start. */
export async function startLakeProcess(folder: string): Promise<LakeProcess> {
  const port = await freePort()
  const names = ['--project', PROJECT, '--dataset', DATASET, '--folder', folder, '--port', String(port)]
  const child = spawn(process.execPath, ['packages/lake/src/cli.ts', 'start', ...names], { stdio: 'ignore' })
  const origin = `http://localhost:${port}`
  await untilReady(`${origin}/v1/ping`, child)
  return { origin, tokens: openTokens(join(folder, PROJECT)), kill: () => kill(child) }
}

export function databaseIn(folder: string): string {
  return join(folder, PROJECT, DATASET, 'lake.sqlite')
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await delay(LOOK_MS)
  }
  child.kill('SIGKILL')
  throw new Error('The lake did not start')
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
