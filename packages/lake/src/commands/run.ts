import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { createDataset, listProjects } from '../host/datasets.ts'
import { openGateway } from '../run/gateway.ts'
import { findFolder, serveMeanwhile } from './connect.ts'
import {
  findProject,
  namePlace,
  PLACE_OPTIONS,
  PORT_OPTION,
  PROGRAM,
  readOptions,
  readPort,
  UsageError,
} from './options.ts'

export const usage = `${PROGRAM} run [--project <id>] [--dataset <name>] [--port <number>] [--folder <folder>] -- <command …>`

const DEFAULT_DATASET = 'production'
/** The same name in the sources and in the package, but for its ending. */
const PRELOAD = new URL(`../run/preload${import.meta.url.slice(-3)}`, import.meta.url)
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const SIGNALLED = 128

/** Runs a command whose Node programs find this lake under the addresses of the hosted service. Exits as the command does. */
export async function run(args: string[]): Promise<void> {
  const end = args.indexOf('--')
  const [command, ...rest] = end < 0 ? [] : args.slice(end + 1)
  if (command === undefined) throw new UsageError(`Please write: ${usage}`)
  const { values, positionals } = readOptions(args.slice(0, end), { ...PLACE_OPTIONS, ...PORT_OPTION }, usage)
  if (positionals.length > 0) throw new UsageError(`Please write: ${usage}`)
  const port = readPort(values.port)
  const folder = await findFolder(values)
  const projectId = findProject({ ...values, folder })
  if (values.dataset !== undefined || !listProjects(folder).includes(projectId))
    createDataset(namePlace(folder, projectId, values.dataset ?? DEFAULT_DATASET))

  await serveMeanwhile({ folder, port, projectId }, async (_url, token) => {
    const gateway = await openGateway(port)
    try {
      process.exitCode = await runProgram(command, rest, environment(gateway.address, token))
    } finally {
      await gateway.close()
    }
  })
}

/** The environment of this process, and what sends Node programs to the gateway, past any proxy. */
function environment(gateway: string, token: string): NodeJS.ProcessEnv {
  const { env } = process
  const direct = [env.no_proxy ?? env.NO_PROXY, '.sanity.io'].filter(Boolean).join(',')
  return {
    SANITY_AUTH_TOKEN: token,
    ...env,
    NODE_OPTIONS: [env.NODE_OPTIONS, `--import=${PRELOAD.href}`].filter(Boolean).join(' '),
    CONTENT_LAKE_GATEWAY: gateway,
    no_proxy: direct,
    NO_PROXY: direct,
  }
}

/** Resolves to its exit code, which is 128 and the signal's number where a signal ended it. Throws UsageError where there is no such program. */
async function runProgram(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  // Windows finds npx.cmd and the like only through a shell.
  const child = spawn(command, args, { env, stdio: 'inherit', shell: process.platform === 'win32' })
  const stopPassing = passSignals(child)
  try {
    const [code, signal] = await once(child, 'exit')
    return code ?? SIGNALLED + (constants.signals[signal as NodeJS.Signals] ?? 0)
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOENT') throw error
    throw new UsageError(`There is no program "${command}".`, { cause: error })
  } finally {
    stopPassing()
  }
}

/** A terminal sends Ctrl+C to the command, too: a second one would make many programs stop without tidying up. */
function passSignals(child: ChildProcess): () => void {
  const pass = (signal: NodeJS.Signals) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, pass)
  return () => {
    for (const signal of SIGNALS) process.off(signal, pass)
  }
}
