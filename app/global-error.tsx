'use client'

/**
 * Shown when rendering the root layout fails. Next's own page has an inline style sheet, which the site's CSP forbids; and the
 * site's style sheet may be what failed. Every page loads it, so it stays small.
 */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <h1>Something went wrong</h1>
        Please load the page again.
      </body>
    </html>
  )
}
