import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { performance } from 'node:perf_hooks'

/** `args` are those of Node: a script and its own arguments. */
export type Step = { name: string; args: string[]; env?: NodeJS.ProcessEnv }

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

/** `afterwards`: in one piece when the step has ended. */
type Output = 'shown' | 'afterwards' | 'on failure'

/** Lanes run at the same time, the steps of each in order. A failed step stops the others. Resolves to whether none failed. */
export async function runLanes(lanes: Step[][]): Promise<boolean> {
  const red = new AbortController()
  const runLane = async (lane: Step[]) => {
    for (const step of lane) {
      if (!red.signal.aborted && !(await runStep(step, 'on failure', red.signal))) red.abort()
    }
  }
  await Promise.all(lanes.map(runLane))
  return !red.signal.aborted
}

/** Resolves to whether the step succeeded. One that `signal` stops did not, and says nothing. */
export async function runStep({ name, args, env }: Step, output: Output, signal?: AbortSignal): Promise<boolean> {
  const started = performance.now()
  if (output !== 'on failure') console.log(`\n── ${name}`)
  const child = spawn(process.execPath, args, {
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...(env ?? process.env) },
    stdio: output === 'shown' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    signal,
  })
  running.add(child)
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => chunks.push(chunk))
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', error => signal?.aborted || reject(error))
    child.once('close', resolve)
  })
  running.delete(child)
  if (signal?.aborted) return false
  if (isStopped) process.exit(EXIT_CODE_STOPPED)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${exitCode === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (exitCode !== 0 || output === 'afterwards') process.stdout.write(Buffer.concat(chunks))
  return exitCode === 0
}
