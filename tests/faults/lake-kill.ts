/**
 * `node tests/faults/lake-kill.ts --rounds 100`: kills the lake with -9 while several writers write over HTTP, restarts it and checks that
 * nothing acknowledged is lost. Prints the figures; exits 1 on a loss.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openStore } from '../../local/lake/store/index.ts'
import { type LocalServices, startLocalServices } from '../support/local-services.ts'
import { compare, noteIds, type StoredDocument, type Write } from './ledger.ts'

const WRITERS = 6
/** The lake is killed at a random moment up to this, so some kills hit the very first write. */
const MAX_WRITING_MS = 400
const REQUEST_TIMEOUT_MS = 10_000

export type Report = {
  rounds: number
  written: number
  acknowledged: number
  lost: string[]
  torn: string[]
  /** Findings of the integrity check of the killed lake's files. */
  problems: string[]
  seconds: number
}

export type RoundOptions = { rounds: number; onRound?: (round: number, writes: Write[]) => void }

/** Runs the rounds in a temporary folder. Rejects when the lake does not start or respond. */
export async function runRounds({ rounds, onRound }: RoundOptions): Promise<Report> {
  const start = performance.now()
  const dataFolder = mkdtempSync(join(tmpdir(), 'lake-kill-'))
  const writes: Write[] = []
  const [lost, torn] = [new Set<string>(), new Set<string>()]
  const problems: string[] = []
  let lake = await startLocalServices({ dataFolder })
  try {
    for (let round = 1; round <= rounds; round++) {
      await writeUntilKilled(lake, round, writes)
      problems.push(...checkFiles(dataFolder))
      lake = await startLocalServices({ dataFolder })
      const findings = compare(writes, await exportAll(lake))
      for (const id of findings.lost) lost.add(id)
      for (const id of findings.torn) torn.add(id)
      onRound?.(round, writes)
    }
  } finally {
    await lake.end('SIGKILL')
    rmSync(dataFolder, { recursive: true })
  }
  const acknowledged = writes.filter(write => write.isAcknowledged).length
  const seconds = Math.round((performance.now() - start) / 1_000)
  return { rounds, written: writes.length, acknowledged, lost: [...lost], torn: [...torn], problems, seconds }
}

async function writeUntilKilled(lake: LocalServices, round: number, writes: Write[]): Promise<void> {
  const writers = Array.from({ length: WRITERS }, (_, n) => keepWriting(lake, `writer-${n}`, round, writes))
  await delay(Math.random() * MAX_WRITING_MS)
  await lake.end('SIGKILL')
  await Promise.all(writers)
}

/** Writes one transaction after another until the lake is gone. Rejects when the lake refuses one. */
async function keepWriting(lake: LocalServices, writer: string, round: number, writes: Write[]): Promise<void> {
  for (let count = 0; ; count++) {
    const write: Write = { writer, id: `${writer}-${round}-${count}`, isAcknowledged: false }
    writes.push(write)
    const response = await send(lake, write).catch(() => null)
    if (!response) return
    if (!response.ok) throw new Error(`${write.id} was refused: ${await response.text()}`)
    write.isAcknowledged = true
  }
}

function send({ url, tokens }: LocalServices, write: Write): Promise<Response> {
  const mutations = [
    { createIfNotExists: { _id: write.writer, _type: 'tally', count: 0 } },
    { patch: { id: write.writer, inc: { count: 1 } } },
    ...noteIds(write).map(_id => ({ create: { _id, _type: 'note', text: 'kept or not' } })),
  ]
  return fetch(`${url}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.editor}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations, transactionId: write.id }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
}

function checkFiles(dataFolder: string): string[] {
  const store = openStore(join(dataFolder, 'lake', 'lake.sqlite'))
  const problems = store.checkIntegrity()
  store.close()
  return problems
}

async function exportAll({ url, tokens }: LocalServices): Promise<StoredDocument[]> {
  const response = await fetch(`${url}/v2025-02-19/data/export/production`, {
    headers: { authorization: `Bearer ${tokens.editor}` },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The export failed: ${await response.text()}`)
  const lines = (await response.text()).split('\n').filter(Boolean)
  return lines.map(line => JSON.parse(line))
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } })
  const report = await runRounds({
    rounds: Number(values.rounds),
    onRound: (round, writes) => console.log(`Round ${round}: ${writes.length} writes so far`),
  })
  console.log(
    `${report.rounds} rounds in ${report.seconds} s: ${report.written} writes, ${report.acknowledged} acknowledged, ` +
      `${report.lost.length} of those lost, ${report.torn.length} torn, ${report.problems.length} integrity problems`,
  )
  const faults = [...report.lost, ...report.torn, ...report.problems]
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
