/** `node fuzz.ts --queries 100000 --seed 7`: compares random GROQ with groq-js alone. Exits with 1 when there are differences. */
import { parseArgs } from 'node:util'
import { findDifferences } from './src/groq/differential.fixture.ts'

const PER_SEED = 1_000
const MAX_PRINTED = 5

const { values } = parseArgs({
  options: { queries: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
})
const [wanted, firstSeed] = [Number(values.queries), Number(values.seed)]
const totals = { queries: 0, withResult: 0, refused: 0, writes: 0 }
let found = 0
for (let seed = firstSeed; totals.queries < wanted; seed++) {
  const { differences, counts } = findDifferences(Math.min(PER_SEED, wanted - totals.queries), seed)
  totals.queries += counts.queries
  totals.withResult += counts.withResult
  totals.refused += counts.refused
  totals.writes += counts.writes
  for (const { query, perspective, ours, expected } of differences) {
    if (++found > MAX_PRINTED) continue
    console.log(`Seed ${seed}, ${perspective}: ${query}\n  the lake ${ours}\n  groq-js  ${expected}`)
  }
}
const { queries, withResult, refused, writes } = totals
console.log(
  `${queries} queries with ${writes} writes between: ${found} differences (${withResult} found something, ${refused} were refused by both)`,
)
process.exitCode = found > 0 ? 1 : 0
