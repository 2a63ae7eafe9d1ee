import Negotiator from 'negotiator'
import { MARKDOWN_TYPE } from '@/lib/markdown-pages'

const TYPES = ['text/html', MARKDOWN_TYPE, `${MARKDOWN_TYPE};charset=utf-8`]

/** Whether an Accept header asks for Markdown rather than HTML, which also answers for any type. */
export function prefersMarkdown(accept: string | null): boolean {
  const preferred = new Negotiator({ headers: { accept: accept ?? '' } }).mediaType(TYPES)
  return preferred?.startsWith(MARKDOWN_TYPE) ?? false
}
