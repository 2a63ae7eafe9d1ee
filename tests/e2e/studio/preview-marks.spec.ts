import { expect, test } from '@playwright/test'
import { editor } from '../../support/content.ts'
import { createPreviewLink } from '../../support/preview.ts'

const PAGES = ['/', '/blog', '/post/ramadan-readiness', '/request-trial', '/karima', '/register', '/success', '/terms']

/** Attributes that are read aloud, where invisible marks are harmless. In all others a mark could break something. */
const READ_ALOUD = ['alt', 'aria-label', 'data-word', 'label', 'placeholder', 'title']

for (const path of PAGES) {
  test(`in the preview of ${path} every text from Sanity can be clicked, and nothing else is marked`, async ({
    page,
  }) => {
    const written = new Set(await textsInSanity())
    await page.goto(await createPreviewLink(path))
    await expect(page.getByRole('form', { name: 'Preview' })).toBeVisible()
    const { texts, attributes, title } = await page.evaluate(readMarks)
    expect(texts.filter(({ isMarked }) => isMarked).length).toBeGreaterThan(10)
    expect(texts.filter(({ text, isMarked }) => !isMarked && written.has(text)).map(({ text }) => text)).toEqual([])
    expect(attributes.filter(name => !READ_ALOUD.includes(name))).toEqual([])
    expect(title).not.toMatch(/[\u200b-\u200d]/)
  })
}

/** Every string of every document. */
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
 * Runs in the page. Returns its texts and whether each is marked, directly or in the same element; the attributes with marks; and the head.
 */
function readMarks() {
  const mark = /[\u200b-\u200d\ufeff]{10}/
  const texts: { text: string; isMarked: boolean }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim()
    if (!parent || !text || parent.closest('script, style, noscript, option, sanity-visual-editing')) continue
    const isMarked = Array.from(parent.childNodes).some(
      ({ nodeType, textContent }) => nodeType === 3 && mark.test(textContent ?? ''),
    )
    texts.push({ text, isMarked })
  }
  const attributes = Array.from(document.querySelectorAll('body *'), element => Array.from(element.attributes))
    .flat()
    .flatMap(({ name, value }) => (mark.test(value) ? name : []))
  return { texts, attributes: [...new Set(attributes)], title: document.head.innerHTML }
}
