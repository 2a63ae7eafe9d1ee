import { fold } from '../../lib/words/fold.ts'
import { textOfBlock } from '../../lib/words/plain-text.ts'
import type { Finding } from './finding.ts'

type Fields = Record<string, unknown>

const QUOTES: unknown[] = ['pullQuote', 'blockquote']

/** Rule of the text of a post: pull quotes and quotations say once more what the excerpt or the first paragraph has said. */
export function newQuotes(body: unknown, { document }: { document?: Fields }): Finding[] {
  const blocks = (Array.isArray(body) ? body : []).filter(isBlock)
  const lead = blocks.find(({ style }) => style === 'normal')
  const leads = [wordsOf(document?.excerpt), wordsOf(lead && textOfBlock(lead))]
  return blocks.flatMap((block, index) => {
    const words = wordsOf(textOfBlock(block))
    if (!QUOTES.includes(block.style) || words === '' || !leads.some(each => contains(each, words))) return []
    return [
      {
        path: [typeof block._key === 'string' ? { _key: block._key } : index],
        message: `The quote “${textOfBlock(block)}” repeats the beginning of the post. Quote a later sentence.`,
      },
    ]
  })
}

function isBlock(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && '_type' in value && value._type === 'block'
}

/** "decided once it arrives": what is said, without case, accents and punctuation. */
function wordsOf(text: unknown): string {
  return typeof text === 'string'
    ? (fold(text)
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(' ') ?? '')
    : ''
}

function contains(text: string, words: string): boolean {
  return ` ${text} `.includes(` ${words} `)
}
