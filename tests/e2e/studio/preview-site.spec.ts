import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { createPreviewLink } from '../../support/ask.ts'
import { editor } from '../../support/content.ts'
import { test, untilInteractive, watchArrivals } from '../../support/page.ts'
import { stack } from '../../support/stack.ts'

/**
 * What the choice of a date shows, and to whom, is in tests/http/preview/choice.test.ts; that the browser's own clock does not matter then is in the
 * state “dialog-milestone” of tests/visual.
 */

/** Attributes that are read aloud, where invisible marks are harmless. In all others a mark could break something. */
const READ_ALOUD = ['alt', 'aria-label', 'aria-valuetext', 'data-word', 'label', 'placeholder', 'title']

/** Pages whose texts React islands render again. The HTML of all pages is in tests/http/preview/preview.test.ts. */
for (const path of ['/', '/register']) {
  test(`in the hydrated preview of ${path} every text from Sanity can be clicked, nothing else is marked, and nothing is logged`, async ({
    page,
  }) => {
    const readLog = () => readFileSync(join(stack.dataFolder, 'logs', 'site.log'), 'utf8')
    const before = readLog()
    const arrived = watchArrivals(page)
    const written = new Set(await textsInSanity())
    await page.goto(await createPreviewLink(path))
    await expect(page.getByRole('form', { name: 'Preview' })).toBeVisible()
    await untilInteractive(page)
    const { texts, attributes, title } = await page.evaluate(readMarks)
    expect(texts.filter(({ isMarked }) => isMarked).length).toBeGreaterThan(10)
    // An amount that the page works out may equal a text by chance.
    const unmarked = texts.filter(({ text, isMarked }) => !isMarked && written.has(text) && !/^\$[\d,]+$/.test(text))
    expect(unmarked.map(({ text }) => text)).toEqual([])
    expect(attributes.filter(name => !READ_ALOUD.includes(name))).toEqual([])
    expect(title).not.toMatch(/[\u200b-\u200d]/)
    await arrived()
    expect(readLog().slice(before.length)).toBe('')
  })
}

async function textsInSanity(): Promise<string[]> {
  const documents: unknown = await editor().fetch('*[!(_type match "sanity.*") && !(_type match "system.*")]')
  const texts: string[] = []
  JSON.stringify(documents, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value.trim())
    return value
  })
  return texts
}

/**
 * Runs in the page. Returns its texts and whether each is marked, directly or in the same element; the attributes with
 * marks; and the head, whose title arrives in the body where it takes long.
 */
function readMarks() {
  const mark = /[\u200b-\u200d\ufeff]{10}/
  const texts: { text: string; isMarked: boolean }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim()
    if (!parent || !text || parent.closest('script, style, noscript, option, :not(svg) > title, sanity-visual-editing'))
      continue
    const isMarked = Array.from(parent.childNodes).some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && mark.test(textContent ?? ''),
    )
    texts.push({ text, isMarked })
  }
  const attributes = Array.from(document.querySelectorAll('body *'), element => Array.from(element.attributes))
    .flat()
    .flatMap(({ name, value }) => (mark.test(value) ? name : []))
  return { texts, attributes: [...new Set(attributes)], title: document.head.innerHTML }
}
