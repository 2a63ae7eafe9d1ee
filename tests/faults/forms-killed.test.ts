import { expect, it } from 'vitest'
import { killWhileSending } from './forms-kill.ts'

it('keeps every acknowledged form exactly once when the site is killed while receiving', async () => {
  const report = await killWhileSending({ submissions: 60, kills: 6 })
  expect(report).toMatchObject({ acknowledged: 60, lost: [], duplicates: [], problems: [] })
  expect(report.cutOff).toBeGreaterThan(0)
})
