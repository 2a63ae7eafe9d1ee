import { fold } from '../../lib/words/fold.ts'
import { textOfBlock } from '../../lib/words/plain-text.ts'
import { type Finding, walkObjects } from './finding.ts'

const QUOTES: unknown[] = ['pullQuote', 'blockquote']

/** Rule of the text of a post: pull quotes and quotations say once more what the excerpt or the first paragraph has said. */
export function newQuotes(body: unknown, { document }: { document?: Record<string, unknown> }): Finding[] {
  const blocks = [...walkObjects(body)].filter(({ object, path }) => path.length === 1 && object._type === 'block')
  const lead = blocks.find(({ object }) => object.style === 'normal')
  const leads = [wordsOf(document?.excerpt), wordsOf(lead && textOfBlock(lead.object))]
  return blocks.flatMap(({ object, path }) => {
    const words = wordsOf(textOfBlock(object))
    const isSaid = words !== '' && leads.some(each => ` ${each} `.includes(` ${words} `))
    if (!isSaid || !QUOTES.includes(object.style)) return []
    const message = `The quote “${textOfBlock(object)}” repeats the beginning of the post. Quote a later sentence.`
    return [{ path, message }]
  })
}

/** "decided once it arrives": what is said, without case, accents and punctuation. */
function wordsOf(text: unknown): string {
  const words = typeof text === 'string' ? fold(text).match(/[\p{L}\p{N}]+/gu) : null
  return words?.join(' ') ?? ''
}
