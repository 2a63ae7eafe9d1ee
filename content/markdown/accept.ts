import Negotiator from 'negotiator'
import { MARKDOWN_TYPE } from '@/lib/addresses/markdown-pages'

/** Negotiator's time grows with the square of the length where a quote stays open. */
const MAX_LENGTH = 1_000
const NAMED = /\btext\/markdown\b/i
const TYPES = ['text/html', MARKDOWN_TYPE, `${MARKDOWN_TYPE};charset=utf-8`]

/** Whether an Accept header asks for Markdown rather than HTML, which also answers for any type. */
export function prefersMarkdown(accept: string | null): boolean {
  if (accept === null || accept.length > MAX_LENGTH || !NAMED.test(accept)) return false
  const preferred = new Negotiator({ headers: { accept } }).mediaType(TYPES)
  return preferred?.startsWith(MARKDOWN_TYPE) ?? false
}
