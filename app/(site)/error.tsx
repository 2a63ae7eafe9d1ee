'use client'

type PageErrorProps = {
  /** The digest of a failure on the server is in its log, too. */
  error: Error & { digest?: string }
  retry: () => void
}

/**
 * Shown when rendering a page fails. Its text is in the code, because the content service may be what failed. Every page loads
 * it, so it stays small.
 */
export default function PageError({ error, retry }: PageErrorProps) {
  return (
    <main className="lost lost-broken wrap">
      <div>
        <h1 className="text-display">Something broke on our side</h1>
        <p className="lost-lead">It is not you, and nothing you sent is lost. Please try again in a moment.</p>
        <p className="lost-actions">
          <button type="button" className="button button-primary button-lg" onClick={retry}>
            Try again
          </button>
          <a href="/" className="button button-quiet button-lg">
            Go to the home page
          </a>
        </p>
        <p className="lost-more">
          Still broken? <a href="/#contact">Contact us</a>
          {error.digest && ` and mention ${error.digest}`}.
        </p>
      </div>
    </main>
  )
}
