import { expect, it } from 'vitest'
import { runRounds } from './lake-kill.ts'
import { sizeOf } from './load.ts'

/** `npm run faults -- lake --rounds 1000` sets how often. */
it('a lake that is killed while writing keeps every acknowledged write whole, and its files sound', async () => {
  const report = await runRounds(sizeOf('rounds', 5, 100))
  console.log(report)
  expect(report).toMatchObject({ lost: [], torn: [], problems: [] })
  expect(report.acknowledged).toBeGreaterThan(0)
})
