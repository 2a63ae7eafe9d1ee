import { describe, expect, it } from 'vitest'
import { runRounds } from './lake-kill.ts'
import { compare, type Write } from './ledger.ts'

describe('a lake that is killed while writing', () => {
  it('keeps every acknowledged write whole, and its files sound', async () => {
    const report = await runRounds({ rounds: 5 })
    expect(report).toMatchObject({ lost: [], torn: [], problems: [] })
    expect(report.acknowledged).toBeGreaterThan(0)
  })
})

describe('the comparison of writes and documents', () => {
  const write = (id: string, isAcknowledged: boolean): Write => ({ writer: 'w', id, isAcknowledged })

  it('reports an acknowledged write that is missing', () => {
    expect(compare([write('one', true)], [])).toEqual({ lost: ['one'], torn: [] })
  })

  it('reports a write that was stored in part', () => {
    const documents = [{ _id: 'one-a' }, { _id: 'w', count: 0 }]
    expect(compare([write('one', false)], documents)).toEqual({ lost: [], torn: ['one'] })
  })

  it('reports a tally that counts a missing write', () => {
    expect(compare([write('one', false)], [{ _id: 'w', count: 1 }])).toEqual({ lost: [], torn: ['w'] })
  })

  it('accepts a write without a response, whether it was stored or not', () => {
    const kept = [{ _id: 'one-a' }, { _id: 'one-b' }, { _id: 'w', count: 1 }]
    expect(compare([write('one', false)], kept)).toEqual({ lost: [], torn: [] })
    expect(compare([write('one', false)], [])).toEqual({ lost: [], torn: [] })
  })
})
