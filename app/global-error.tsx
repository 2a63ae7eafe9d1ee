'use client'

import type { CSSProperties } from 'react'

/**
 * Shown when not even the frame of a page could be made. Next's own has a style sheet in its text, which the site's policy does
 * not allow; and the site's style sheet may be what failed.
 */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en">
      <body style={BODY}>
        <title>Something went wrong</title>
        <main>
          <h1>Something went wrong</h1>
          <p>This page could not be shown. Please try again in a moment.</p>
          <button type="button" onClick={retry} style={{ font: 'inherit', padding: '0.75em 1.25em' }}>
            Try again
          </button>
        </main>
      </body>
    </html>
  )
}

const BODY: CSSProperties = {
  display: 'grid',
  minHeight: '100dvh',
  margin: 0,
  padding: '1.5rem',
  placeContent: 'center',
  font: '1.125rem/1.5 system-ui, sans-serif',
  color: '#0a312b',
  background: '#fcfbf7',
}
