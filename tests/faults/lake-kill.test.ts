import { describe, expect, it } from 'vitest'
import { runRounds } from './lake-kill.ts'
import { compare, type Write } from './ledger.ts'

describe('a lake that is killed while it is written to', () => {
  it('has every write that it acknowledged, whole, and sound files', async () => {
    const report = await runRounds({ rounds: 5 })
    expect(report).toMatchObject({ lost: [], torn: [], problems: [] })
    expect(report.acknowledged).toBeGreaterThan(0)
  })
})

describe('the ledger of the writers', () => {
  const write = (id: string, isAcknowledged: boolean): Write => ({ writer: 'w', id, isAcknowledged })

  it('finds an acknowledged write that is gone', () => {
    expect(compare([write('one', true)], [])).toEqual({ lost: ['one'], torn: [] })
  })

  it('finds a write that is there in part', () => {
    const documents = [{ _id: 'one-a' }, { _id: 'w', count: 0 }]
    expect(compare([write('one', false)], documents)).toEqual({ lost: [], torn: ['one'] })
  })

  it('finds a tally that counts a write that is not there', () => {
    expect(compare([write('one', false)], [{ _id: 'w', count: 1 }])).toEqual({ lost: [], torn: ['w'] })
  })

  it('accepts a write without an answer, whether it is there or not', () => {
    const kept = [{ _id: 'one-a' }, { _id: 'one-b' }, { _id: 'w', count: 1 }]
    expect(compare([write('one', false)], kept)).toEqual({ lost: [], torn: [] })
    expect(compare([write('one', false)], [])).toEqual({ lost: [], torn: [] })
  })
})
