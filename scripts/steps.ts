import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

/** `args` are those of Node: a script and its own arguments. The output of a step `isShown` as it comes, of any other when it has failed. */
export type Step = { name: string; args: string[]; env?: NodeJS.ProcessEnv; isShown?: boolean }

/** What a red step does to the others: they are stopped at once, end and no other begins, or go on. */
type WhenRed = 'stop' | 'finish' | 'go on'

const EXIT_CODE_STOPPED = 130
/** Node's compile cache. The processes of a proof share it. */
const COMPILE_CACHE = resolve('node_modules/.cache/node')
const running = new Set<ChildProcess>()
let isStopped = false
process.on('SIGINT', () => {
  isStopped = true
})
process.on('SIGTERM', () => {
  isStopped = true
  for (const child of running) child.kill('SIGTERM')
})

/**
 * Turns run one after the other, the lanes of a turn at the same time, the steps of a lane in order. Resolves to the steps that ended by
 * themselves, and whether each succeeded.
 */
export async function runTurns<S extends Step>(
  turns: readonly (readonly (readonly S[])[])[],
  whenRed: WhenRed,
): Promise<{ step: S; ok: boolean }[]> {
  const results: { step: S; ok: boolean }[] = []
  const stop = new AbortController()
  const isOver = () => whenRed !== 'go on' && results.some(({ ok }) => !ok)
  const runLane = async (lane: readonly S[]) => {
    for (const step of lane) {
      if (isOver()) return
      const ok = await runStep(step, stop.signal)
      if (stop.signal.aborted) return
      results.push({ step, ok })
      if (!ok && whenRed === 'stop') stop.abort()
    }
  }
  for (const lanes of turns) await Promise.all(lanes.map(runLane))
  return results
}

/** Resolves to whether the step succeeded. One that `signal` stops did not, and says nothing. */
async function runStep({ name, args, env, isShown }: Step, signal: AbortSignal): Promise<boolean> {
  const started = performance.now()
  if (isShown) console.log(`\n── ${name}`)
  const child = spawn(process.execPath, args, {
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...(env ?? process.env) },
    stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    signal,
  })
  running.add(child)
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => chunks.push(chunk))
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', error => signal.aborted || reject(error))
    child.once('close', resolve)
  })
  running.delete(child)
  if (signal.aborted) return false
  if (isStopped) process.exit(EXIT_CODE_STOPPED)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${exitCode === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (exitCode !== 0) process.stdout.write(Buffer.concat(chunks))
  return exitCode === 0
}
