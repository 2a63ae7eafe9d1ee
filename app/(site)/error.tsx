'use client'

/**
 * Shown when rendering a page fails. Its text is in the code, because the content service may be what failed. Every page loads
 * it, so it stays small.
 */
export default function PageError({ retry }: { retry: () => void }) {
  return (
    <main className="page-error">
      <h1 className="text-display">Something went wrong</h1>
      <p className="text-lead text-muted">This page could not be shown. Please try again in a moment.</p>
      <button type="button" className="button button-primary" onClick={retry}>
        Try again
      </button>
    </main>
  )
}
