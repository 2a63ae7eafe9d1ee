import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { linkOf } from '@/lib/drafts/code'
import { readDraft, readKnownDraft, rememberDraft, writeDraft } from './draft'

const TYPED = { I01name: 'Khalid "Abu" Rahman', IV01termsandconditions: 'true' }
const SAVED = {
  ...{ link: linkOf('ab'.repeat(32), 'https://minara.example'), token: 'cd'.repeat(32), version: 2 },
  ...{ step: 3, values: { I01name: 'Khalid' } },
}

function keep(kept: Record<string, string>): void {
  const held = new Map(Object.entries(kept))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  })
}

beforeEach(() => keep({}))
afterEach(() => vi.unstubAllGlobals())

describe('a draft', () => {
  it('is read back as it was written, until it is erased', () => {
    writeDraft(TYPED)
    rememberDraft(SAVED)
    expect([readDraft(), readKnownDraft()]).toEqual([TYPED, SAVED])
    writeDraft(null)
    rememberDraft(null)
    expect([readDraft(), readKnownDraft()]).toEqual([{}, null])
  })

  it.each(['', 'no JSON', 'null', '7', '[]'])('is empty when %j is stored', kept => {
    keep({ registration: kept, 'registration-saved': kept })
    expect([readDraft(), readKnownDraft()]).toEqual([{}, null])
  })

  it('contains only strings, of the form’s own fields', () => {
    keep({ registration: JSON.stringify({ I01name: 'Khalid', sendCopy: 'false', I03phone: 7, other: 'x' }) })
    expect(readDraft()).toEqual({ I01name: 'Khalid', sendCopy: 'false' })
  })

  it.each([{ link: '/x' }, { token: 'x' }, { version: '2' }])('is none where %j is stored of its link', changes => {
    keep({ 'registration-saved': JSON.stringify({ ...SAVED, ...changes }) })
    expect(readKnownDraft()).toBeNull()
  })

  it('is not kept by a browser that refuses, and nothing throws', () => {
    vi.unstubAllGlobals()
    writeDraft(TYPED)
    rememberDraft(SAVED)
    expect([readDraft(), readKnownDraft()]).toEqual([{}, null])
  })
})
