import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openStore } from 'offline-content-lake/engine'
import { DATASET, databaseIn, type LakeProcess, startLakeProcess } from '../support/lake-process.ts'

const WRITERS = 6
/** The lake is killed at a random moment up to this, so some kills hit the very first write. */
const MAX_WRITING_MS = 400
const REQUEST_TIMEOUT_MS = 10_000
/** After 1,000 rounds there are more than 100,000 documents. */
const EXPORT_TIMEOUT_MS = 120_000

/** A transaction of one writer: it creates two notes and increments the writer's tally. */
type Write = { writer: string; id: string; isAcknowledged: boolean }

type StoredDocument = { _id: string; [field: string]: unknown }

/**
 * Kills the lake with -9 while several writers write over HTTP, so often, and restarts it. `problems` are findings of the integrity check of the
 * killed lake's files. Rejects when the lake does not start or respond.
 */
export async function runRounds(rounds: number) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'lake-kill-'))
  const writes: Write[] = []
  const [lost, torn] = [new Set<string>(), new Set<string>()]
  const problems: string[] = []
  let lake = await startLakeProcess(dataFolder)
  try {
    for (let round = 1; round <= rounds; round++) {
      const writers = Array.from({ length: WRITERS }, (_, n) => keepWriting(lake, `writer-${n}`, round, writes))
      await delay(Math.random() * MAX_WRITING_MS)
      await lake.end('SIGKILL')
      await Promise.all(writers)
      problems.push(...checkFiles(dataFolder))
      lake = await startLakeProcess(dataFolder)
      const findings = compare(writes, await exportAll(lake))
      for (const id of findings.lost) lost.add(id)
      for (const id of findings.torn) torn.add(id)
    }
  } finally {
    await lake.end('SIGKILL')
    rmSync(dataFolder, { recursive: true })
  }
  const acknowledged = writes.filter(write => write.isAcknowledged).length
  return { rounds, written: writes.length, acknowledged, lost: [...lost], torn: [...torn], problems }
}

/** Writes one transaction after another until the lake is gone. Rejects when the lake refuses one. */
async function keepWriting(lake: LakeProcess, writer: string, round: number, writes: Write[]): Promise<void> {
  for (let count = 0; ; count++) {
    const write: Write = { writer, id: `${writer}-${round}-${count}`, isAcknowledged: false }
    writes.push(write)
    const response = await send(lake, write).catch(() => null)
    if (!response) return
    if (!response.ok) throw new Error(`${write.id} was refused: ${await response.text()}`)
    write.isAcknowledged = true
  }
}

function send({ origin, tokens }: LakeProcess, write: Write): Promise<Response> {
  const mutations = [
    { createIfNotExists: { _id: write.writer, _type: 'tally', count: 0 } },
    { patch: { id: write.writer, inc: { count: 1 } } },
    ...noteIds(write).map(_id => ({ create: { _id, _type: 'note', text: 'kept or not' } })),
  ]
  return fetch(`${origin}/v2025-02-19/data/mutate/${DATASET}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.editor}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations, transactionId: write.id }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
}

function noteIds({ id }: Write): [string, string] {
  return [`${id}-a`, `${id}-b`]
}

/**
 * Compares writes with documents: an acknowledged write must be stored whole, any other whole or not at all. `torn` names writes that are stored
 * in part, and tallies that differ from the number of stored writes.
 */
export function compare(writes: Write[], documents: StoredDocument[]): { lost: string[]; torn: string[] } {
  const stored = new Map(documents.map(document => [document._id, document]))
  const lost: string[] = []
  const torn: string[] = []
  const kept = new Map<string, number>()
  for (const write of writes) {
    const found = noteIds(write).filter(id => stored.has(id)).length
    if (found === 1) torn.push(write.id)
    if (found < 2 && write.isAcknowledged) lost.push(write.id)
    kept.set(write.writer, (kept.get(write.writer) ?? 0) + (found === 2 ? 1 : 0))
  }
  for (const [writer, count] of kept) if ((stored.get(writer)?.count ?? 0) !== count) torn.push(writer)
  return { lost, torn }
}

function checkFiles(dataFolder: string): string[] {
  const store = openStore(databaseIn(dataFolder))
  const problems = store.checkIntegrity()
  store.close()
  return problems
}

async function exportAll({ origin, tokens }: LakeProcess): Promise<StoredDocument[]> {
  const response = await fetch(`${origin}/v2025-02-19/data/export/${DATASET}`, {
    headers: { authorization: `Bearer ${tokens.editor}` },
    signal: AbortSignal.timeout(EXPORT_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The export failed: ${await response.text()}`)
  const lines = (await response.text()).split('\n').filter(Boolean)
  return lines.map(line => JSON.parse(line))
}
