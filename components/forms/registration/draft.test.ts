import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { linkOf } from '@/lib/forms/draft-code'
import { knownDraft, typedDraft } from './draft'

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
    typedDraft.write(TYPED)
    knownDraft.write(SAVED)
    expect([typedDraft.read(), knownDraft.read()]).toEqual([TYPED, SAVED])
    typedDraft.write(null)
    knownDraft.write(null)
    expect([typedDraft.read(), knownDraft.read()]).toEqual([{}, null])
  })

  it.each(['', 'no JSON', 'null', '7', '[]'])('is empty when %j is stored', kept => {
    keep({ registration: kept, 'registration-saved': kept })
    expect([typedDraft.read(), knownDraft.read()]).toEqual([{}, null])
  })

  it('contains only strings, of the form’s own fields', () => {
    keep({ registration: JSON.stringify({ I01name: 'Khalid', sendCopy: 'false', I03phone: 7, other: 'x' }) })
    expect(typedDraft.read()).toEqual({ I01name: 'Khalid', sendCopy: 'false' })
  })

  it.each([{ link: '/x' }, { token: 'x' }, { version: '2' }])('is none where %j is stored of its link', changes => {
    keep({ 'registration-saved': JSON.stringify({ ...SAVED, ...changes }) })
    expect(knownDraft.read()).toBeNull()
  })

  it('is not kept by a browser that refuses, and nothing throws', () => {
    vi.unstubAllGlobals()
    typedDraft.write(TYPED)
    knownDraft.write(SAVED)
    expect([typedDraft.read(), knownDraft.read()]).toEqual([{}, null])
  })
})
