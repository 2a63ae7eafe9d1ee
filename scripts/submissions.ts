/**
 * `npm run submissions`: lists what visitors sent. `-- --export json|csv [--state held]` writes it to the standard output;
 * `-- --redeliver <id>` (or `all`, with `--state`) makes it due again, whatever became of it before.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toCsv, toJson } from '../forms/export.ts'
import { type Outbox, openOutbox, STATES, type State } from '../forms/outbox/store.ts'
import { readSettings } from './settings.ts'

const USAGE = `Usage: npm run submissions [-- --state ${STATES.join('|')}] [--export json|csv] [--redeliver <id>|all]`

try {
  const { values } = parseArgs({
    options: { state: { type: 'string' }, export: { type: 'string' }, redeliver: { type: 'string' } },
  })
  const folder = process.env.OUTBOX_DIR || join(readSettings().dataFolder, 'outbox')
  if (!existsSync(folder)) throw new Error(`There is no outbox in ${folder}: nothing has been sent yet.`)
  const outbox = openOutbox(folder)
  const state = readState(values.state)
  if (values.redeliver) redeliver(outbox, values.redeliver, state)
  else if (values.export) process.stdout.write(exportAs(values.export)([...outbox.list(state)]))
  else list(outbox, state)
  outbox.close()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function list(outbox: Outbox, state: State | undefined): void {
  for (const { id, form, state: itsState, receivedAt, attempts, flags, lastError } of outbox.list(state)) {
    const remarks = [...flags, lastError].filter(Boolean).join('; ')
    console.log([receivedAt, form.padEnd(12), itsState.padEnd(9), `${attempts}x`, id, remarks].join('  ').trimEnd())
  }
  const counts = Object.entries(outbox.countByState()).map(([name, count]) => `${count} ${name}`)
  console.log(counts.join(', '))
}

function exportAs(format: string) {
  if (format === 'json') return toJson
  if (format === 'csv') return toCsv
  throw new Error(`"${format}" is no format.\n${USAGE}`)
}

function redeliver(outbox: Outbox, which: string, state: State | undefined): void {
  const ids = which === 'all' ? [...outbox.list(state)].map(({ id }) => id) : [which]
  if (which === 'all' && !state) throw new Error(`To redeliver all, say of which state.\n${USAGE}`)
  for (const id of ids) if (!outbox.redeliver(id, Date.now())) throw new Error(`There is no submission "${id}".`)
  console.log(`${ids.length} will be delivered by the running site within moments.`)
}

function readState(text: string | undefined): State | undefined {
  if (text === undefined) return undefined
  const state = STATES.find(known => known === text)
  if (!state) throw new Error(`"${text}" is no state.\n${USAGE}`)
  return state
}
