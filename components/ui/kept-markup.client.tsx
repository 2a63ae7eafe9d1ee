'use client'

import { findMarkup } from './kept-markup'
import { ServerMarkup, type ServerMarkupProps } from './server-markup.client'

export function KeptMarkup({ markup, ...element }: Omit<ServerMarkupProps, 'children'> & { markup: number }) {
  return <ServerMarkup {...element}>{typeof window === 'undefined' && findMarkup(markup)}</ServerMarkup>
}
