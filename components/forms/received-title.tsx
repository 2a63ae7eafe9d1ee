import type { ReactNode } from 'react'

/** The heading of a success in place of a form that was posted without JavaScript. */
export function ReceivedTitle({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: only on the page that responds to a posted form
    <h2 dir="auto" tabIndex={-1} autoFocus className="text-title outline-none">
      {children}
    </h2>
  )
}
