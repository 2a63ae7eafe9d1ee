import { expect, it } from 'vitest'
import { linkOf } from '@/lib/drafts/draft'
import { memory } from '@/tests/support/memory'
import { readKnownDraft, rememberDraft } from './known-draft'

const DRAFT = {
  link: linkOf('ab'.repeat(32), 'https://minara.example'),
  token: 'cd'.repeat(32),
  version: 2,
  step: 3,
  values: { I01name: 'Khalid' },
}

it('a draft is remembered until it is forgotten', () => {
  const storage = memory()
  expect(readKnownDraft(storage)).toBeNull()
  rememberDraft(DRAFT, storage)
  expect(readKnownDraft(storage)).toEqual(DRAFT)
  rememberDraft(null, storage)
  expect(readKnownDraft(storage)).toBeNull()
})

it.each([
  '',
  'no JSON',
  '[]',
  '{}',
  JSON.stringify({ ...DRAFT, link: '/x' }),
  JSON.stringify({ ...DRAFT, version: '2' }),
])('there is none where %j is stored', kept => {
  expect(readKnownDraft(memory({ 'registration-saved': kept }))).toBeNull()
})

it('a browser without storage remembers nothing, and nothing throws', () => {
  rememberDraft(DRAFT)
  expect(readKnownDraft()).toBeNull()
})
