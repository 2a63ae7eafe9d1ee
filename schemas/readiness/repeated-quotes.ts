import { fold } from '../../lib/fold.ts'
import { textOfBlock } from '../../lib/plain-text.ts'
import { type Finding, walkObjects } from './finding.ts'

type Fields = Record<string, unknown>

const QUOTES: unknown[] = ['pullQuote', 'blockquote']

/** Pull quotes and quotations of posts that say once more what the excerpt or the first paragraph has said. */
export function findRepeatedQuotes(document: unknown): Finding[] {
  return [...walkObjects(document)].flatMap(({ object, path }) =>
    object._type === 'post' ? findInPost(object).map(each => ({ ...each, path: [...path, ...each.path] })) : [],
  )
}

function findInPost({ excerpt, body }: Fields): Finding[] {
  const blocks = (Array.isArray(body) ? body : []).filter(isBlock)
  const lead = blocks.find(({ style }) => style === 'normal')
  const leads = [wordsOf(excerpt), wordsOf(lead && textOfBlock(lead))]
  return blocks.flatMap((block, index) => {
    const words = wordsOf(textOfBlock(block))
    if (!QUOTES.includes(block.style) || words === '' || !leads.some(each => contains(each, words))) return []
    const path = ['body', typeof block._key === 'string' ? { _key: block._key } : index]
    return [
      {
        path,
        sentence: `The quote “${textOfBlock(block)}” repeats the beginning of the post. Quote a later sentence.`,
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
