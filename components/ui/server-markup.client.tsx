'use client'

import type { ReactNode } from 'react'

/**
 * Markup that the browser shows and never renders: it is in the page's HTML, and not a second time in the payload that React hydrates from. Only plain elements, nothing that hydrates.
 * A client component of its own, which takes plain data, passes `typeof window === 'undefined' && <Markup … />`, so that the code of the markup is not in the browser's
 * JavaScript either. The markup stays as it was when the page loaded: in the preview, text that staff can edit is rendered without this.
 */
export function ServerMarkup({ className, children }: { className?: string; children: ReactNode }) {
  if (typeof window === 'undefined') return <div className={className}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string, with which hydration leaves the server's markup alone
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
