import { describe, expect, it } from 'vitest'
import { findDifferences } from './differential.fixture.ts'

const QUERIES = 300

/** `node fuzz.ts --queries 100000` tries more. */
describe('random queries over random documents, with writes between them', () => {
  it.each([1, 2, 3])('are answered as groq-js answers them over all documents: seed %i', seed => {
    const { differences, counts } = findDifferences(QUERIES, seed)
    expect(differences).toEqual([])
    expect(counts.withResult).toBeGreaterThan(QUERIES / 3)
    expect(counts.refused).toBeLessThan(QUERIES / 10)
  })
})
