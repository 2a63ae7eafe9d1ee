'use client'

/** Next's own page has an inline style sheet, which the site's CSP forbids, and the site's own may have failed. Every page loads this one. */
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
