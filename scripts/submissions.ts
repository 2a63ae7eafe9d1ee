/**
 * `npm run submissions`, while the site runs: `--redeliver` makes submissions due again from any state, `--keep` limits the copies of a folder, `--restore`
 * adds only what is missing, and `--erase` asks first unless `--yes`.
 */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { toCsv, toJson } from '../forms/export.ts'
import type { Outbox } from '../forms/outbox/open.ts'
import type { OutboxEntry } from '../forms/store/rows.ts'
import { REQUEST_STATES, type RequestState } from '../lib/forms/requests.ts'
import { describeStore, findStore, openStore } from './submissions/store.ts'

const STATES = REQUEST_STATES.join('|')
const ERASE = 'erase'
const COPY_NAME = /^submissions-\d{8}T\d{6}Z\.sqlite$/
/** What is left of a copy whose making was ended. */
const UNFINISHED = /^submissions-\d{8}T\d{6}Z\.sqlite\.unfinished/
const USAGE = `Usage: npm run submissions [-- [--state ${STATES}] [--export json|csv] [--redeliver <id>|all]
       [--backup <file>|<folder> --keep <number>] [--restore <file>] [--erase <e-mail or phone> [--yes]]]`

const TEXT = { type: 'string' } as const
const OPTIONS = {
  ...{ state: TEXT, export: TEXT, redeliver: TEXT, backup: TEXT, keep: TEXT, restore: TEXT, erase: TEXT },
  yes: { type: 'boolean' },
} as const
type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

try {
  const { values } = parseArgs({ options: OPTIONS })
  requireValues(values)
  const store = findStore(process.env)
  const outbox = await openStore(store, values.restore !== undefined)
  console.error(`Submissions in ${describeStore(store)}`)
  try {
    await run(outbox, values)
  } finally {
    await outbox.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** `--restore "$(ls …)"` is empty where there is no copy. */
function requireValues(options: Options): void {
  for (const [name, value] of Object.entries(options)) {
    if (typeof value === 'string' && value.trim() === '') throw new Error(`--${name} is empty: please give its value.`)
  }
}

async function run(outbox: Outbox, options: Options): Promise<void> {
  const state = readState(options.state)
  if (options.backup) await backUp(outbox, options.backup, options.keep)
  else if (options.restore)
    console.log(`${await outbox.restore(options.restore)} submissions are back. Nothing else has changed.`)
  else if (options.redeliver) await redeliver(outbox, options.redeliver, state)
  else if (options.erase) await erase(outbox, options.erase, options.yes ?? false)
  else if (options.export) process.stdout.write(exportAs(options.export)(await Array.fromAsync(outbox.list(state))))
  else await list(outbox, state)
}

async function backUp(outbox: Outbox, path: string, keep: string | undefined): Promise<void> {
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))
    throw new Error(`--keep is "${keep}": please give a number from 1.`)
  const file = keep === undefined ? path : nameCopy(path, new Date())
  console.log(`${await outbox.backup(file)} submissions are in ${file}.`)
  if (keep === undefined) return
  for (const old of removeOldCopies(path, Number(keep))) console.log(`Removed ${old}.`)
}

async function erase(outbox: Outbox, emailOrPhone: string, isSure: boolean): Promise<void> {
  const found = await outbox.findContact(emailOrPhone)
  if (found.length === 0) throw new Error(`No submission has the e-mail address or phone number "${emailOrPhone}".`)
  for (const { receivedAt, form, state, name, email, phone } of found) {
    console.log([receivedAt, form.padEnd(12), state.padEnd(9), name, email, phone].join('  ').trimEnd())
  }
  const those = found.length === 1 ? 'This submission' : `These ${found.length} submissions`
  if (!isSure && !(await confirm(`${those} will be erased for good. Type ${ERASE} to go on: `))) {
    throw new Error(`Nothing is erased. ${those} will be with --yes.`)
  }
  const count = await outbox.eraseContact(emailOrPhone)
  console.log(`Erased: ${count}. What the form service has must be erased there.`)
}

/** False where nobody can answer, as in a script. */
async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(question)).trim().toLowerCase() === ERASE
  } finally {
    terminal.close()
  }
}

async function list(outbox: Outbox, state: RequestState | undefined): Promise<void> {
  for await (const { id, form, state: itsState, receivedAt, attempts, marks } of outbox.list(state)) {
    const parts = [receivedAt, form.padEnd(12), itsState.padEnd(9), `${attempts}x`, id, marks.join('; ')]
    console.log(parts.join('  ').trimEnd())
  }
  const counts = Object.entries(await outbox.countByState()).map(([name, count]) => `${count} ${name}`)
  console.log(counts.join(', '))
}

function exportAs(format: string): (entries: OutboxEntry[]) => string {
  if (format === 'json') return toJson
  if (format === 'csv') return entries => toCsv(entries, null)
  throw new Error(`"${format}" is no format.\n${USAGE}`)
}

async function redeliver(outbox: Outbox, which: string, state: RequestState | undefined): Promise<void> {
  const ids = which === 'all' ? (await Array.fromAsync(outbox.list(state))).map(({ id }) => id) : [which]
  if (which === 'all' && !state) throw new Error(`To redeliver all, say of which state.\n${USAGE}`)
  for (const id of ids) {
    if (!(await outbox.sendAgain(id, null, Date.now()))) throw new Error(`There is no submission "${id}".`)
  }
  console.log(`${ids.length} will be delivered by the running site within moments.`)
}

function readState(text: string | undefined): RequestState | undefined {
  if (text === undefined) return undefined
  const state = REQUEST_STATES.find(known => known === text)
  if (!state) throw new Error(`"${text}" is no state.\n${USAGE}`)
  return state
}

/** submissions-20261125T031700Z.sqlite, which sorts by time. */
function nameCopy(folder: string, time: Date): string {
  return join(folder, `submissions-${time.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.sqlite`)
}

/** Returns the paths of the removed copies. */
function removeOldCopies(folder: string, keep: number): string[] {
  const names = readdirSync(folder)
  const copies = names.filter(name => COPY_NAME.test(name)).sort()
  return [...copies.slice(0, -keep), ...names.filter(name => UNFINISHED.test(name))].map(name => {
    const path = join(folder, name)
    rmSync(path)
    return path
  })
}
