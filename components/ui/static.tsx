import { cache } from 'react'
import { keepMarkup } from './kept-markup'
import { KeptMarkup } from './kept-markup.client'
import type { ServerMarkupProps } from './server-markup.client'

/** Of the request. Its own object, because React remembers the object and not what it contains. */
const preview = cache(() => ({ isShown: false }))

/** Staff edit while they look at the page, and React can only update what it knows: nothing is static from now on in this request. */
export function showPreview(): void {
  preview().isShown = true
}

/** Parts of a page in which nothing hydrates. They are in its HTML only, see ServerMarkup: half of the page's bytes. */
export function Static({ as: Element = 'div', children, ...attributes }: ServerMarkupProps) {
  if (preview().isShown) return <Element {...attributes}>{children}</Element>
  return <KeptMarkup as={Element} {...attributes} markup={keepMarkup(children)} />
}
