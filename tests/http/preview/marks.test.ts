import { beforeAll, expect, it } from 'vitest'
import { readHtml } from '../../support/head.ts'
import { READ_ALOUD, readMarks, textsInSanity } from '../../support/marks.ts'
import { openPreview, readBar, type Session } from '../support/session.ts'

let staff: Session
let written: Set<string>

beforeAll(async () => {
  staff = await openPreview()
  written = new Set(await textsInSanity())
})

it.each(['/', '/blog', '/post/ramadan-readiness', '/request-trial', '/karima', '/register', '/success', '/terms'])(
  'in the preview of %s every text from Sanity can be clicked, and nothing else is marked',
  async path => {
    const { text } = await staff.open(path)
    expect(readBar(text)).not.toBeNull()
    const { texts, attributes, title } = readMarks(readHtml(text))
    expect(texts.filter(({ isMarked }) => isMarked).length).toBeGreaterThan(10)
    // An amount that the page works out may equal a text by chance.
    const unmarked = texts.filter(({ text, isMarked }) => !isMarked && written.has(text) && !/^\$[\d,]+$/.test(text))
    expect(unmarked.map(({ text }) => text)).toEqual([])
    expect(attributes.filter(name => !READ_ALOUD.includes(name))).toEqual([])
    expect(title).not.toMatch(/[\u200b-\u200d]/)
  },
)
