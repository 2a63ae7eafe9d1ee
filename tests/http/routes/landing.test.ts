import { describe, expect, it } from 'vitest'
import { ask, statusOf } from '../../support/ask.ts'
import { editor, visitor } from '../../support/content.ts'
import { readHead, readHtml } from '../../support/head.ts'
import { SECTION_NAMES, sectionNames } from '../../support/landing.ts'
import { countCachedFiles } from '../../support/stack.ts'
import { expectHeaders } from '../support/headers.ts'

const MANY = 20

/** What each section shows is in components/sections and in the pictures of tests/visual. */

it('reordering the sections in Sanity reorders them on the page', async () => {
  const sections = await visitor.fetch<{ _type: string }[]>('*[_id == "landingPage"][0].sections')
  try {
    await editor().patch('landingPage').set({ sections: sections.toReversed() }).commit()
    await expect.poll(readOrder).toEqual(SECTION_NAMES.toReversed())
  } finally {
    await editor().patch('landingPage').set({ sections }).commit()
    await expect.poll(readOrder).toEqual(SECTION_NAMES)
  }
})

describe('the page of the fee calculator', () => {
  it.each([
    ['donations=12%2C500&share=40', '12,500', '40', '$12,175'],
    ['donations=%3Cscript%3E&share=x', '<script>', '70', '–'],
  ])('answers “%s” in the first HTML', async (query, donations, share, kept) => {
    const answer = await ask(`/fee-calculator?${query}`)
    expect(answer.status).toBe(200)
    expectHeaders(answer, 'page')
    const document = readHtml(answer.text)
    const form = document.querySelector('main form.calculator')
    expect(form?.querySelector('[name=donations]')?.getAttribute('value')).toBe(donations)
    expect(form?.querySelector('[name=share]')?.getAttribute('value')).toBe(share)
    expect(form?.querySelector('[data-result=listed] b')?.textContent).toBe(kept)
    expect(readHead(document)).toMatchObject({ isIndexed: false })
  })

  it('is not stored for each question, and keeps the landing page cached', async () => {
    await ask('/fee-calculator')
    const before = countCachedFiles()
    const paths = Array.from({ length: MANY }, (_, number) => `/fee-calculator?donations=${1_000 + number}`)
    expect(await Promise.all(paths.map(statusOf))).toEqual(paths.map(() => 200))
    expect(countCachedFiles()).toBe(before)
    await expect.poll(async () => (await ask('/?donations=1')).headers.get('x-nextjs-cache')).toBe('HIT')
  })
})

async function readOrder(): Promise<string[]> {
  const { status, text } = await ask('/')
  expect(status).toBe(200)
  return sectionNames(text)
}
