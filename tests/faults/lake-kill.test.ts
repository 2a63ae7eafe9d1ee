import { expect, it } from 'vitest'
import { compare, runRounds } from './lake-kill.ts'
import { sizeOf } from './load.ts'

/** `npm run faults -- lake --rounds 1000` sets how often. */
it('a lake that is killed while writing keeps every acknowledged write whole, and its files sound', async () => {
  const report = await runRounds(sizeOf('rounds', 5, 100))
  console.log(report)
  expect(report).toMatchObject({ lost: [], torn: [], problems: [] })
  expect(report.acknowledged).toBeGreaterThan(0)
})

it.each([
  ['reports an acknowledged write that is missing', true, [], 0, { lost: ['one'], torn: [] }],
  ['reports a write that is stored in part', false, ['one-a'], 0, { lost: [], torn: ['one'] }],
  ['reports a tally that counts a missing write', false, [], 1, { lost: [], torn: ['w'] }],
  ['accepts a write without a response that is stored', false, ['one-a', 'one-b'], 1, { lost: [], torn: [] }],
  ['accepts a write without a response that is not', false, [], 0, { lost: [], torn: [] }],
])('the comparison of writes and documents %s', (_, isAcknowledged, ids, count, findings) => {
  const documents = [...ids.map(_id => ({ _id })), { _id: 'w', count }]
  expect(compare([{ writer: 'w', id: 'one', isAcknowledged }], documents)).toEqual(findings)
})
