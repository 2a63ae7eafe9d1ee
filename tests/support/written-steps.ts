import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

type Step = { path: string; isNew: boolean; text: string }

/** A path in bold, followed by its code block. */
const BLOCK = /\*\*`([^`]+)`\*\*\n\n```(ts|tsx|diff)\n([\s\S]*?)```/g

export function readSteps(page: string, heading: string): Step[] {
  return [...sectionOf(page, heading).matchAll(BLOCK)].map(([, path = '', language, text = '']) => ({
    path,
    isNew: language !== 'diff',
    text,
  }))
}

/** What stands below a heading of the second or third level, up to the next one. */
function sectionOf(page: string, heading: string): string {
  const [, section = ''] = page.split(new RegExp(`^#{2,3} ${heading}\n`, 'm'))
  return section.split(/^#{2,3} /m)[0] ?? ''
}

/** Applies a step to a copy of the project, unless it was followed there. Throws when the file differs from what the page assumes. */
export function follow(root: string, { path, isNew, text }: Step): void {
  const file = join(root, path)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : null
  if (isNew ? before === text : before !== null && isDone(before, text)) return
  if (isNew && before !== null) throw new Error(`${path} is there already: let docs/extend.md take another example`)
  if (!isNew && before === null) throw new Error(`${path} is not there, but docs/extend.md changes it`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, isNew ? text : change(before ?? '', text, path))
}

function isDone(before: string, diff: string): boolean {
  const lines = before.split('\n')
  const added = diff.split('\n').filter(line => line.startsWith('+'))
  return added.every(line => lines.includes(line.slice(1)))
}

/** Totals of the steps; a changed line counts as one, an empty line as none. */
export function countSteps(steps: Step[]): { newFiles: number; filesChanged: number; lines: number } {
  const changes = steps.filter(({ isNew }) => !isNew)
  const lines = changes.flatMap(({ text }) => text.split('\n')).filter(line => /^\+\s*\S/.test(line))
  return { newFiles: steps.length - changes.length, filesChanged: changes.length, lines: lines.length }
}

/** Applies lines marked with a space (kept), a minus (removed) and a plus (added), from top to bottom. */
function change(before: string, diff: string, path: string): string {
  const rest = before.split('\n')
  const done: string[] = []
  for (const line of diff.trimEnd().split('\n')) {
    const [mark, content] = [line.charAt(0), line.slice(1)]
    if (mark === '+') {
      done.push(content)
      continue
    }
    const place = rest.indexOf(content)
    if (place < 0) throw new Error(`${path} has no line “${content}”`)
    done.push(...rest.splice(0, place))
    const found = rest.splice(0, 1)
    if (mark === ' ') done.push(...found)
  }
  return [...done, ...rest].join('\n')
}

/** The commands in the blocks of docs/deploy.md under a heading of the second or third level, in order. */
export function readCommands(heading: string): string[] {
  const own = sectionOf(readFileSync('docs/deploy.md', 'utf8'), heading)
  return Array.from(own.matchAll(/^```sh\n([\s\S]*?)^```/gm), ([, commands = '']) => commands)
}

/** The settings of a systemd unit, by name. A name that is set several times has its last value. */
export function readUnit(file: string): Partial<Record<string, string>> {
  const lines = readFileSync(file, 'utf8').matchAll(/^(\w+)=(.*)$/gm)
  return Object.fromEntries(Array.from(lines, ([, name = '', value = '']) => [name, value] as const))
}

const COMMANDS_TIMEOUT_MS = 10 * 60_000

export type Followed = { exitCode: number | null; output: string }

/** Names of the documentation's machine, and what they are here. */
export type Names = [pattern: RegExp | string, here: string][]

/** Puts programs into a folder that stand for those of the system: texts of shell scripts by name. */
export function writePrograms(folder: string, programs: Record<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, script] of Object.entries(programs))
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

export function toHere(text: string, names: Names): string {
  return names.reduce((so, [pattern, here]) => {
    return so.replaceAll(typeof pattern === 'string' ? pattern : new RegExp(pattern.source, 'gm'), here)
  }, text)
}

/**
 * Runs commands of docs/deploy.md until one fails, with the programs of `bin` before those of the system, and with `env` besides the tests' own
 * environment; undefined takes a variable away.
 */
export function followCommands(commands: string, { bin, env = {} }: { bin: string; env?: NodeJS.ProcessEnv | object }) {
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

/** A numbered list of docs/staff.md: what it is for, and what each step says. Bold words are those that staff find on the screen. */
type Task = { name: string; steps: { text: string; words: string[] }[] }

/** Text of a step, with its continued lines and bullets. */
const STEP = /^\d+\. (.*(?:\n {2,}.*)*)/gm

/**
 * All tasks of the page, in its order, by the heading above them: “Fees”. Where a line in bold letters stands between, it belongs to the
 * name: “Testimonials, Add one”.
 */
export function readTasks(page = readFileSync('docs/staff.md', 'utf8')): Task[] {
  return page.split(/^##+ /m).flatMap(section => {
    const [heading = '', ...lines] = section.split('\n')
    return lines
      .join('\n')
      .split(/^(?=\*\*[^*\n]+\*\*$)/m)
      .map(part => ({ name: nameOf(heading, part), steps: stepsOf(part) }))
      .filter(({ steps }) => steps.length > 0)
  })
}

export function readTask(name: string): Task {
  const tasks = readTasks()
  const task = tasks.find(each => each.name === name)
  if (!task) throw new Error(`docs/staff.md has no task “${name}”, but: ${tasks.map(each => each.name).join('; ')}`)
  return task
}

function nameOf(heading: string, part: string): string {
  const [, lead] = /^\*\*([^*\n]+)\*\*\n/.exec(part) ?? []
  return lead ? `${heading}, ${lead}` : heading
}

function stepsOf(part: string): Task['steps'] {
  return [...part.matchAll(STEP)].map(([, text = '']) => ({
    text: text.replace(/\s+/g, ' '),
    words: [...text.replace(/\s+/g, ' ').matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words),
  }))
}
