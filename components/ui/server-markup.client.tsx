'use client'

import type { HTMLAttributes, ReactNode } from 'react'

export type ServerMarkupProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'footer' | 'nav' | 'ul'
  children: ReactNode
}

/**
 * Markup that the browser shows and never renders: it is in the page's HTML, and not a second time in the payload that React hydrates from. Only plain elements, nothing
 * that hydrates, and never in a part that the browser removes and renders again. A client component passes `typeof window === 'undefined' && <Markup … />`, so that the
 * code of the markup is not in the browser's JavaScript either; a server component uses Static.
 */
export function ServerMarkup({ as: Element = 'div', children, ...attributes }: ServerMarkupProps) {
  if (typeof window === 'undefined') return <Element {...attributes}>{children}</Element>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string, with which hydration leaves the server's markup alone
  return <Element {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
