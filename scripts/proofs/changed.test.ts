import { describe, expect, it } from 'vitest'
import { changedSince, partsReached } from './changed.ts'
import { longProof } from './parts.ts'

describe('partsReached', () => {
  it.for([
    ['a page of the documentation', ['docs/privacy.md', 'README.md'], ['check']],
    ['steps that journeys follow', ['docs/staff.md'], ['check', 'build', 'e2e']],
    ...['deploy/nginx/https.conf', 'deploy/minara@.service', 'docs/deploy.md', 'compose.yaml', 'Dockerfile'].map(
      file => [`${file}, which tests follow`, [file], ['check', 'unit-long', 'build', 'faults']] as const,
    ),
    ['a journey', ['tests/e2e/blog/post.spec.ts'], ['check', 'build', 'e2e']],
    ['a test beside its unit', ['forms/outbox/store.test.ts'], ['check', 'unit-long', 'stores']],
    ['an approved picture', ['tests/visual/approved/landing-390.webp'], ['check', 'visual']],
    [
      'the look of a component, and a picture',
      ['components/sections/hero/hero.css', 'tests/visual/approved/landing-390.webp'],
      ['check', 'unit-long', 'components', 'build', 'http', 'e2e', 'visual'],
    ],
  ] as const)('of %s', ([, files, parts]) => {
    expect(partsReached(files)).toEqual(parts)
  })

  it.for([['forms/accept.ts'], ['package-lock.json'], ['tests/support/until.ts'], ['some/new/folder.ts']])(
    'of %s is everything that the long proof has',
    files => {
      const names = longProof('results')
        .flat()
        .flatMap(lane => Object.keys(lane))
      expect(partsReached(files).toSorted()).toEqual(names.toSorted())
    },
  )
})

it('refuses what names no commit', () => {
  expect(() => changedSince('no-such-commit')).toThrow('Git knows no commit no-such-commit.')
})
