/**
 * `npm run submissions`: lists submissions. `-- --export json|csv [--state held]` prints them; `-- --redeliver <id>` (or `all`,
 * with `--state`) makes them due again from any state; `-- --backup <file>` copies all of them while the site is running, and `--
 * --restore <file>` restores a copy while it is stopped; `-- --erase <e-mail or phone>` lists what one person sent, asks, and erases it, with
 * `--yes` without asking. With DATABASE_URL, copies are made and restored with PostgreSQL's own tools.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { toCsv, toJson } from '../forms/export.ts'
import type { Outbox } from '../forms/outbox/outbox.ts'
import { openPostgresOutbox } from '../forms/outbox/postgres/store.ts'
import { restoreBackup } from '../forms/outbox/sqlite/backup.ts'
import { OUTBOX_FILE, openSqliteOutbox } from '../forms/outbox/sqlite/store.ts'
import { readDatabaseUrl } from '../lib/database-env.ts'
import { REQUEST_STATES, type RequestState } from '../lib/requests/requests.ts'
import { readSettings } from './settings.ts'

const USE_PG_DUMP =
  'DATABASE_URL is set, so the submissions are in PostgreSQL: copy them with pg_dump --schema=minara, and restore the copy with pg_restore.'
const STATES = REQUEST_STATES.join('|')
const ERASE = 'erase'
const USAGE = `Usage: npm run submissions [-- [--state ${STATES}] [--export json|csv] [--redeliver <id>|all]
       [--backup <file>] [--restore <file>] [--erase <e-mail or phone> [--yes]]]`

try {
  const { values } = parseArgs({
    options: {
      state: { type: 'string' },
      export: { type: 'string' },
      redeliver: { type: 'string' },
      backup: { type: 'string' },
      restore: { type: 'string' },
      erase: { type: 'string' },
      yes: { type: 'boolean' },
    },
  })
  const { dataFolder } = readSettings()
  const databaseUrl = readDatabaseUrl(process.env.DATABASE_URL)
  if (databaseUrl !== null) {
    if (values.backup !== undefined || values.restore !== undefined) throw new Error(USE_PG_DUMP)
    const health = { works: () => {}, fails: () => {} }
    await run(openPostgresOutbox(databaseUrl, { health }), values)
  } else {
    if (process.env.OUTBOX_DIR === 'off') throw new Error('OUTBOX_DIR is off: this site stores no submissions.')
    const folder = process.env.OUTBOX_DIR || join(dataFolder, 'outbox')
    if (values.restore) restore(values.restore, folder)
    else await runInFolder(folder, values)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

type Options = { state?: string; export?: string; redeliver?: string; backup?: string; erase?: string; yes?: boolean }

async function runInFolder(folder: string, options: Options): Promise<void> {
  if (!existsSync(folder)) throw new Error(`There is no outbox in ${folder}: nothing has been sent yet.`)
  const outbox = openSqliteOutbox(folder)
  if (!options.backup) return run(outbox, options)
  try {
    console.log(`${await outbox.backup(options.backup)} submissions are in ${options.backup}.`)
  } finally {
    await outbox.close()
  }
}

async function run(outbox: Outbox, options: Options): Promise<void> {
  try {
    const state = readState(options.state)
    if (options.redeliver) await redeliver(outbox, options.redeliver, state)
    else if (options.erase) await erase(outbox, options.erase, options.yes ?? false)
    else if (options.export) process.stdout.write(exportAs(options.export)(await Array.fromAsync(outbox.list(state))))
    else await list(outbox, state)
  } finally {
    await outbox.close()
  }
}

function restore(file: string, folder: string): void {
  const { count, movedTo } = restoreBackup(file, join(folder, OUTBOX_FILE))
  console.log(`${count} submissions are back.`)
  if (movedTo) console.log(`What was there before is in ${movedTo}: delete it when you do not need it.`)
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

function exportAs(format: string) {
  if (format === 'json') return toJson
  if (format === 'csv') return toCsv
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
