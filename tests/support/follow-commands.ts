import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const COMMANDS_TIMEOUT_MS = 10 * 60_000

export type Followed = { exitCode: number | null; output: string }

/** Names of the documentation's machine, and what they are here. */
export type Names = [pattern: RegExp | string, here: string][]

type Machine = {
  bin: string
  /** What the commands find in the environment besides the tests' own; undefined takes a variable away. */
  env?: Record<string, string | undefined>
}

/** Puts programs into a folder that stand for those of the system: texts of shell scripts by name. */
export function writePrograms(folder: string, programs: Record<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, script] of Object.entries(programs))
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

export function toHere(text: string, names: Names): string {
  return names.reduce((so, [pattern, here]) => so.replaceAll(toGlobal(pattern), here), text)
}

/** Runs commands of docs/deploy.md until one fails, with the programs of `bin` before those of the system. */
export function followCommands(commands: string, { bin, env = {} }: Machine) {
  const path = [bin, process.env.PATH].join(delimiter)
  const child = spawn('sh', ['-ec', commands], {
    env: { ...process.env, ...env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: COMMANDS_TIMEOUT_MS,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  return new Promise<Followed>(done => child.once('close', exitCode => done({ exitCode, output })))
}

function toGlobal(pattern: RegExp | string): RegExp | string {
  return typeof pattern === 'string' ? pattern : new RegExp(pattern.source, 'gm')
}
