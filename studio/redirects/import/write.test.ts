import { createClient, type SanityClient } from '@sanity/client'
import { afterEach, expect, it, vi } from 'vitest'
import { type Existing, planImport } from './plan'
import type { ImportRow } from './read-rows'
import { writeImport } from './write'

const client = createClient({ projectId: 'test', dataset: 'test', apiVersion: '2025-01-23', useCdn: false })
const UPDATE = { existing: 'update' as const, confirmedHosts: new Set(['example.org']) }

afterEach(() => {
  vi.restoreAllMocks()
})

function rows(count: number): ImportRow[] {
  return Array.from({ length: count }, (_, place) => row(place + 2, `/m-${place}`, `m-${place}`))
}

function row(line: number, path: string, destination: string, rest: Partial<ImportRow> = {}): ImportRow {
  return { line, path, destination, active: undefined, parameters: undefined, ...rest }
}

/** Records the mutations of each transaction; `fail` makes the transaction of that number fail. */
function recordTransactions(fail = -1): unknown[][] {
  const written: unknown[][] = []
  const mutate: SanityClient['mutate'] = vi.fn(async (transaction: { serialize: () => unknown[] }) => {
    if (written.length === fail) throw new Error('The lake is away')
    written.push(transaction.serialize())
  }) as never
  vi.spyOn(client, 'transaction').mockImplementation(() => {
    const operations: unknown[] = []
    const transaction = {
      create: (document: unknown) => operations.push({ create: document }),
      patch: (id: string, patch: object) => operations.push({ patch: { id, ...patch } }),
      commit: () => mutate({ serialize: () => operations } as never),
    }
    return transaction as never
  })
  return written
}

async function write(planned: ImportRow[], existing: Existing[] = [], signal = new AbortController().signal) {
  const progress: number[] = []
  const { rows } = planImport(planned, existing, UPDATE)
  const options = { onProgress: (count: number) => progress.push(count), signal, newId: () => 'new' }
  return { written: await writeImport(client, rows, options), progress }
}

it('writes in transactions and tells how far it is', async () => {
  const transactions = recordTransactions()
  const { written, progress } = await write(rows(1_200))
  expect(written).toEqual({ count: 1_200, firstMissing: null, error: null })
  expect(progress).toEqual([500, 1_000, 1_200])
  expect(transactions.map(({ length }) => length)).toEqual([500, 500, 200])
  expect(transactions[0]?.[0]).toEqual({
    create: { _id: 'new', _type: 'redirect', active: true, path: '/m-0', destination: 'm-0' },
  })
})

it('changes only what the file says, and confirms the host that staff confirmed', async () => {
  const transactions = recordTransactions()
  const existing = [
    { id: 'one', path: '/a', destination: 'a', active: false },
    { id: 'two', path: '/b', destination: 'https://example.com', confirmedHost: 'example.com', active: true },
  ]
  const parameters = [{ key: 'terminal', value: 'true' }]
  await write([row(1, '/A', 'https://example.org/x'), row(2, '/b', 'b', { active: true, parameters })], existing)
  const set = { path: '/b', destination: 'b', active: true }
  const written = [{ _key: 'p0', _type: 'queryParameter', key: 'terminal', value: 'true' }]
  expect(transactions).toEqual([
    [
      { patch: { id: 'one', set: { path: '/A', destination: 'https://example.org/x', confirmedHost: 'example.org' } } },
      { patch: { id: 'two', set: { ...set, parameters: written }, unset: ['confirmedHost'] } },
    ],
  ])
})

it('writes no row that is wrong or left as it is', async () => {
  const transactions = recordTransactions()
  const { written } = await write([row(1, '/studio', 'a'), row(2, '/a', 'javascript:x')])
  expect(written).toEqual({ count: 0, firstMissing: null, error: null })
  expect(transactions).toEqual([])
})

it('says what is written when the content service fails in the middle', async () => {
  recordTransactions(1)
  const { written } = await write(rows(1_200))
  expect(written).toMatchObject({ count: 500, firstMissing: 502, error: new Error('The lake is away') })
})

it('stops between two transactions when staff stop it', async () => {
  const transactions = recordTransactions()
  const stopping = new AbortController()
  stopping.abort()
  const { written } = await write(rows(1_200), [], stopping.signal)
  expect(written).toEqual({ count: 0, firstMissing: 2, error: null })
  expect(transactions).toEqual([])
})
