import { type SpawnOptions, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { until } from './until.ts'

const START_TIMEOUT_MS = 60_000

export type Run = Awaited<ReturnType<typeof runProcess>>

type RunOptions = SpawnOptions & { isReady: (output: () => string) => Promise<boolean>; startTimeoutMs?: number }

/**
 * Resolves when `isReady` does. Rejects with what the process said when it ends first or takes too long. If it is detached, signals reach
 * what it has started, too.
 */
export async function runProcess(
  program: string,
  args: string[],
  { isReady, startTimeoutMs = START_TIMEOUT_MS, ...options }: RunOptions,
) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const [output, errors] = [collect(child.stdout), collect(child.stderr)]
  let isRunning = true
  /** Resolves after the last output; null if a signal ended the process. */
  const exitCode = new Promise<number | null>(resolve => {
    child.once('close', code => {
      isRunning = false
      resolve(code)
    })
  })
  // A program that is missing ends, too.
  child.once('error', () => {})
  const signal = (name: NodeJS.Signals) => {
    if (isRunning && options.detached && child.pid) process.kill(-child.pid, name)
    else child.kill(name)
  }
  /** SIGTERM is what Ctrl-C does, SIGKILL what a power cut does. */
  const end = async (name: NodeJS.Signals = 'SIGTERM') => {
    signal(name)
    await exitCode
  }
  const isReadyOrEnded = async () => {
    if (!isRunning) throw new Error('It has ended')
    return isReady(output)
  }
  try {
    await until('it is ready', isReadyOrEnded, startTimeoutMs)
  } catch (cause) {
    await end('SIGKILL')
    throw new Error(`${[program, ...args].join(' ')} does not start: ${cause}\n${output()}${errors()}`, { cause })
  }
  return { child, output, errors, exitCode, hasEnded: () => !isRunning, signal, end }
}

export function responds(url: string, isExpected = (response: Response) => response.ok): () => Promise<boolean> {
  return () => fetch(url, { redirect: 'manual' }).then(isExpected, () => false)
}

function collect(stream: Readable | null): () => string {
  let text = ''
  stream?.setEncoding('utf8').on('data', chunk => {
    text += chunk
  })
  return () => text
}
