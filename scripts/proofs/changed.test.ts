import { describe, expect, it } from 'vitest'
import { changedProof, changedSince } from './changed.ts'
import { proof } from './parts.ts'

const partsOf = (file: string, isLong = false) => changedProof('results', isLong, file.split(' '), 'v1').flat(2)

describe('what has changed reaches, with a + where Vitest chooses tests by what they import', () => {
  it.for([
    ['docs/privacy.md README.md', 'check +unit-long +components'],
    ['docs/staff.md', 'check +unit-long +components build e2e'],
    ['deploy/nginx/https.conf', 'check unit-long +components build faults'],
    ['tests/e2e/blog/post.spec.ts', 'check +unit-long +components build e2e'],
    ['forms/outbox/store.test.ts', 'check +unit-long +components stores'],
    ['components/ui/button.tsx', 'check +unit-long +components build http e2e visual'],
    ['components/ui/button.css tests/visual/approved/a.webp', 'check +unit-long components build http e2e visual'],
    ['forms/accept.ts', 'check +unit-long +components conformance stores build http faults e2e visual'],
  ] as const)('%s: %s', ([files, parts]) => {
    const reached = partsOf(files).map(({ id, args }) => (args.join(' ').includes('--changed v1') ? `+${id}` : id))
    expect(reached.join(' ')).toEqual(parts)
  })

  it.for(['package-lock.json', 'tests/support/until.ts', 'new/folder.ts'])('%s: all of the long proof', file => {
    const all = proof('results', true).flat(2)
    expect(new Set(partsOf(file, true).map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)))
  })

  it('whole units and components, also where the proof is short', () => {
    const argsOf = (isLong: boolean) =>
      partsOf('package-lock.json', isLong)
        .map(({ args }) => args)
        .slice(1, 3)
    expect(argsOf(false)).toEqual(argsOf(true))
  })
})

it('refuses what names no commit', () => {
  expect(() => changedSince('no-such-commit')).toThrow('Git knows no commit no-such-commit.')
})
