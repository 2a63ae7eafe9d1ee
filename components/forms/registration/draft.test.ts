import { describe, expect, it } from 'vitest'
import { memory } from '@/tests/support/memory'
import { eraseDraft, readDraft, writeDraft } from './draft'

const refusing = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('a draft', () => {
  it('is read back as it was written, until it is erased', () => {
    const storage = memory()
    writeDraft({ I01name: 'Khalid "Abu" Rahman', IV01termsandconditions: 'true' }, storage)
    expect(readDraft(storage)).toEqual({ I01name: 'Khalid "Abu" Rahman', IV01termsandconditions: 'true' })
    eraseDraft(storage)
    expect(readDraft(storage)).toEqual({})
  })

  it.each(['', 'no JSON', 'null', '7', '[]'])('is empty when %j is stored', kept => {
    expect(readDraft(memory({ registration: kept }))).toEqual({})
  })

  it('contains only strings, of the form’s own fields', () => {
    const kept = JSON.stringify({ I01name: 'Khalid', sendCopy: 'false', I03phone: 7, other: 'x' })
    expect(readDraft(memory({ registration: kept }))).toEqual({ I01name: 'Khalid', sendCopy: 'false' })
  })

  it('is not stored by a browser that refuses, and nothing throws', () => {
    writeDraft({ I01name: 'Khalid' }, refusing)
    eraseDraft(refusing)
    expect(readDraft(refusing)).toEqual({})
    // The test environment has no sessionStorage at all.
    expect(readDraft()).toEqual({})
  })
})
