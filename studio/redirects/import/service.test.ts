import { expect, it } from 'vitest'
import type { PlannedRow } from './plan'
import type { ImportRow } from './read'
import { writeImport } from './service'

const MANY = Array.from({ length: 1_200 }, (_, place) => planned('new', place + 2, `/m-${place}`, `m-${place}`))

function planned(
  state: PlannedRow['state'],
  number: number,
  path: string,
  destination: string,
  more: Partial<ImportRow> = {},
): PlannedRow {
  const row = { number, path, destination, active: undefined, parameters: undefined, ...more }
  return { row, state, ...(state === 'update' && { id: `redirect${path}` }) }
}

/** Records the mutations of each transaction; the one of the number `fails` fails. */
async function write(rows: PlannedRow[], { fails = -1, signal = new AbortController().signal } = {}) {
  const transactions: unknown[][] = []
  const progress: number[] = []
  const client = {
    mutate: async (mutations: unknown[]) => {
      if (transactions.length === fails) throw new Error('The lake is away')
      transactions.push(mutations)
    },
  }
  const written = await writeImport(client, rows, { onProgress: count => progress.push(count), signal })
  return { written, progress, transactions }
}

it('writes in transactions and tells how far it is', async () => {
  const { written, progress, transactions } = await write(MANY)
  expect(written).toEqual({ count: 1_200, firstMissing: null })
  expect(progress).toEqual([0, 500, 1_000])
  expect(transactions.map(({ length }) => length)).toEqual([500, 500, 200])
  expect(transactions[0]?.[0]).toEqual({
    create: { _type: 'redirect', active: true, path: '/m-0', destination: 'm-0' },
  })
})

it('changes only what the file says, and confirms the host that staff confirmed', async () => {
  const parameters = [{ key: 'terminal', value: 'true' }]
  const { transactions } = await write([
    planned('update', 1, '/a', 'https://example.org/x'),
    planned('update', 2, '/b', 'b', { active: true, parameters }),
  ])
  const set = { path: '/a', destination: 'https://example.org/x', confirmedHost: 'example.org' }
  const list = [{ _key: 'p0', _type: 'queryParameter', key: 'terminal', value: 'true' }]
  expect(transactions).toEqual([
    [
      { patch: { id: 'redirect/a', set, unset: [] } },
      {
        patch: {
          ...{ id: 'redirect/b', unset: ['confirmedHost'] },
          set: { path: '/b', destination: 'b', active: true, parameters: list },
        },
      },
    ],
  ])
})

it('writes no row that is wrong or left as it is', async () => {
  const { written, transactions } = await write([planned('wrong', 1, '/studio', 'a'), planned('skip', 2, '/a', 'b')])
  expect(written).toEqual({ count: 0, firstMissing: null })
  expect(transactions).toEqual([])
})

it('says what is written when the content service fails in the middle', async () => {
  const { written } = await write(MANY, { fails: 1 })
  expect(written).toEqual({ count: 500, firstMissing: 502, error: new Error('The lake is away') })
})

it('stops between two transactions when staff stop it', async () => {
  const { written, transactions } = await write(MANY, { signal: AbortSignal.abort() })
  expect(written).toEqual({ count: 0, firstMissing: 2 })
  expect(transactions).toEqual([])
})
