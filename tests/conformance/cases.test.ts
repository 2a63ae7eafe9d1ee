import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { observe } from './cases/case.ts'
import { groups } from './cases/index.ts'
import { TYPE } from './cases/tools.ts'
import { DOCUMENT, type Observed, writeDocument } from './document.ts'
import { openTarget, type Target } from './target.ts'

const CASE_TIMEOUT_MS = 60_000
const observed: Observed[] = []
let target: Target

beforeAll(async () => {
  target = await openTarget()
})
afterAll(async () => {
  await target.editor.delete({ query: '*[_type == $type && defined(to)]', params: { type: TYPE } })
  await target.editor.delete({ query: '*[_type == $type]', params: { type: TYPE } })
  await target.close()
  if (target.isHosted) console.table(observed.map(({ item, observation }) => ({ name: item.name, ...observation })))
})

describe.each(groups)('$title', group => {
  it.for(group.cases)('$name', { timeout: CASE_TIMEOUT_MS }, async (item, { skip }) => {
    if (target.isHosted && item.account && !process.env.CONFORMANCE_ACCOUNT) skip()
    const observation = await observe(item, target)
    observed.push({ group, item, observation })
    const { verdict, sentence, missing } = observation
    const wanted = target.isHosted ? ['equal', 'refused'] : [item.expected ?? 'equal']
    expect(wanted, `${missing.join('; ')} ${sentence ?? ''}`).toContain(verdict)
    if (verdict === 'refused') expect(sentence).toMatch(/\w+ \w+ \w+/)
  })
})

describe('docs/conformance.md', () => {
  it('is what the suite saw (else run: npm run generate -- conformance)', ({ skip }) => {
    if (target.isHosted) skip()
    const text = writeDocument(observed)
    const isComplete = observed.length === groups.flatMap(({ cases }) => cases).length
    if (process.env.UPDATE && isComplete) writeFileSync(DOCUMENT, text)
    expect(readFileSync(DOCUMENT, 'utf8')).toBe(text)
  })
})
