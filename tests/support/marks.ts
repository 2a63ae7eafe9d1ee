import { editor } from './content.ts'

/** Attributes that are read aloud, where invisible marks are harmless. In all others a mark could break something. */
export const READ_ALOUD = ['alt', 'aria-label', 'aria-valuetext', 'data-word', 'label', 'placeholder', 'title']

export async function textsInSanity(): Promise<string[]> {
  const documents: unknown = await editor().fetch('*[!(_type match "sanity.*") && !(_type match "system.*")]')
  const texts: string[] = []
  JSON.stringify(documents, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value.trim())
    return value
  })
  return texts
}

/**
 * Runs in a page or on a parsed document. Returns its texts and whether each is marked, directly or in the same element; the attributes with
 * marks; and the head, whose title arrives in the body where it takes long.
 */
export function readMarks(document: Document = globalThis.document) {
  const SHOW_TEXT = 4
  const mark = /[\u200b-\u200d\ufeff]{10}/
  const texts: { text: string; isMarked: boolean }[] = []
  const walker = document.createTreeWalker(document.body, SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim()
    if (!parent || !text || parent.closest('script, style, noscript, option, :not(svg) > title, sanity-visual-editing'))
      continue
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
