#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { UsageError } from './commands/options.ts'
import { storageErrorOf } from './storage-error.ts'

type Command = { usage: string; run: (args: string[]) => Promise<void> }

const OLDEST_NODE = 24

/** Loaded when they are asked for: the importer alone takes longer to load than the lake takes to start. */
const COMMANDS = new Map<string, () => Promise<Command>>([
  ['start', () => import('./commands/start.ts')],
  ['import', () => import('./commands/import.ts')],
  ['export', () => import('./commands/export.ts')],
  ['reset', () => import('./commands/reset.ts')],
  ['run', () => import('./commands/run.ts')],
  ['verify', () => import('./commands/verify.ts')],
  ['dataset', () => import('./commands/dataset.ts')],
  ['user', () => import('./commands/user.ts')],
])

// With NODE_USE_ENV_PROXY=1, fetch would ask the lake on this machine through a proxy.
const direct = [process.env.no_proxy, process.env.NO_PROXY, 'localhost', '127.0.0.1', '[::1]'].filter(Boolean).join(',')
Object.assign(process.env, { no_proxy: direct, NO_PROXY: direct })

// Every command needs SQLite, which older versions do not have.
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(`offline-content-lake needs Node ${OLDEST_NODE} or newer, and this is Node ${process.versions.node}.`)
  process.exit(1)
}

const [name = 'help', ...args] = process.argv.slice(2)
/** After `--`, options are those of another program. */
const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args
try {
  const load = COMMANDS.get(name)
  if (name === '--version') console.log(readVersion())
  else if (load && !own.includes('--help')) await (await load()).run(args)
  else await help(name)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}

async function help(asked: string): Promise<void> {
  const isKnown = COMMANDS.has(asked) || ['help', '--help', '-h'].includes(asked)
  if (!isKnown)
    throw new UsageError(`There is no command "${asked}". Please write one of: ${[...COMMANDS.keys()].join(', ')}`)
  const commands = await Promise.all([...COMMANDS.values()].map(load => load()))
  for (const { usage } of commands) console.log(usage)
}

function readVersion(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
}

/** One sentence for a problem that the user can fix. Any other error is a bug and keeps its stack. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error instanceof UsageError || error.name === 'FolderInUseError') return error.message
  const problem = storageErrorOf(error, 'the folder of the lake')
  if (problem) return problem.message
  if (!('code' in error)) return error
  if (error.code === 'EADDRINUSE')
    return 'The port is taken by another program: please stop it, or choose another with --port.'
  const isFolder = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(String(error.code))
  return isFolder
    ? `The folder cannot be written to (${error.code}): please mend that, or choose another with --folder.`
    : error
}
