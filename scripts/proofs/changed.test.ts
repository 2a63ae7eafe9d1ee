import { describe, expect, it } from 'vitest'
import { changedProof, changedSince } from './changed.ts'
import { proof } from './parts.ts'

const LATE = ['build', 'http', 'e2e', 'visual']

/** The parts in their order; a + before one that Vitest chooses tests of, by what they import. */
function partsReached(files: readonly string[]): string[] {
  const parts = changedProof('results', false, files, 'v1').flat(2)
  return parts.map(({ id, args }) => (args.join(' ').includes('--changed v1') ? `+${id}` : id))
}

describe('changed', () => {
  it.for([
    ['a page of the documentation', ['docs/privacy.md', 'README.md'], ['check', '+unit-long', '+components']],
    ['steps that journeys follow', ['docs/staff.md'], ['check', '+unit-long', '+components', 'build', 'e2e']],
    ['deploy/nginx/https.conf', ['deploy/nginx/https.conf'], ['check', 'unit-long', '+components', 'build', 'faults']],
    ['a journey', ['tests/e2e/blog/post.spec.ts'], ['check', '+unit-long', '+components', 'build', 'e2e']],
    ['a test beside its unit', ['forms/outbox/store.test.ts'], ['check', '+unit-long', '+components', 'stores']],
    ['a component', ['components/ui/button.tsx'], ['check', '+unit-long', '+components', ...LATE]],
    [
      'a look, and its picture',
      ['components/ui/button.css', 'tests/visual/approved/a.webp'],
      ['check', '+unit-long', 'components', ...LATE],
    ],
    [
      'a form',
      ['forms/accept.ts'],
      ['check', '+unit-long', '+components', 'conformance', 'stores', 'build', 'http', 'faults', 'e2e', 'visual'],
    ],
  ] as const)(
    '%s reaches what imports it and what follows it, units and components before the build',
    ([, files, parts]) => {
      expect(partsReached(files)).toEqual(parts)
    },
  )

  it.for(['package-lock.json', 'tests/support/until.ts', 'some/new/folder.ts'])(
    '%s reaches everything that the long proof has',
    file => {
      const all = proof('results', true).flat(2)
      expect(partsReached([file]).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
    },
  )

  it('components and units are not only those of the short proof', () => {
    const [long, short] = [true, false].map(isLong =>
      changedProof('results', isLong, ['package-lock.json'], 'v1').flat(2),
    )
    const argsOf = (parts = long) =>
      parts?.filter(({ id }) => ['unit-long', 'components'].includes(id)).map(({ args }) => args)
    expect(argsOf(short)).toEqual(argsOf(long))
  })
})

it('refuses what names no commit', () => {
  expect(() => changedSince('no-such-commit')).toThrow('Git knows no commit no-such-commit.')
})
