import { expect, it } from 'vitest'
import { linkOf } from '@/lib/drafts/draft'
import { readKnownDraft, rememberDraft } from './known-draft'

const DRAFT = {
  link: linkOf('ab'.repeat(32), 'https://minara.example'),
  token: 'cd'.repeat(32),
  version: 2,
  step: 3,
  values: { I01name: 'Khalid' },
}

function memory(kept: Record<string, string> = {}) {
  return () => ({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  })
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
