'use client'

/**
 * Shown when not even the frame of a page could be made. Next's own has a style sheet in its text, which the site's policy does
 * not allow; and the site's style sheet may be what failed. Every page brings it along, so it stays small.
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
