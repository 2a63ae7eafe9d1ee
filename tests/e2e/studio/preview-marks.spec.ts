import { expect, test } from '@playwright/test'
import { READ_ALOUD, readMarks, textsInSanity } from '../../support/marks.ts'
import { untilInteractive } from '../../support/page.ts'
import { createPreviewLink } from '../../support/preview.ts'

/** Pages whose texts React islands render again. The HTML of all pages is in tests/http/preview/preview.test.ts. */
for (const path of ['/', '/register']) {
  test(`in the hydrated preview of ${path} every text from Sanity can be clicked, and nothing else is marked`, async ({
    page,
  }) => {
    const written = new Set(await textsInSanity())
    await page.goto(await createPreviewLink(path))
    await expect(page.getByRole('form', { name: 'Preview' })).toBeVisible()
    await untilInteractive(page)
    const { texts, attributes, title } = await page.evaluate(readMarks, undefined)
    expect(texts.filter(({ isMarked }) => isMarked).length).toBeGreaterThan(10)
    // An amount that the page works out may equal a text by chance.
    const unmarked = texts.filter(({ text, isMarked }) => !isMarked && written.has(text) && !/^\$[\d,]+$/.test(text))
    expect(unmarked.map(({ text }) => text)).toEqual([])
    expect(attributes.filter(name => !READ_ALOUD.includes(name))).toEqual([])
    expect(title).not.toMatch(/[\u200b-\u200d]/)
  })
}
