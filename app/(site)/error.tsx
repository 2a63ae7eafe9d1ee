'use client'

import { useEffect } from 'react'
import { loadQuietly } from '@/components/ui/late-code.client'

type PageErrorProps = {
  /** The digest of a failure on the server is in its log, too. */
  error: Error & { digest?: string }
  retry: () => void
}

/**
 * Shown when rendering a page fails. Its header and text are in the code, because the content service may be what failed. Every page
 * loads it, so it stays small.
 */
export default function PageError({ error, retry }: PageErrorProps) {
  const name = readProductName()
  // Imported above, every page would wait for it.
  useEffect(() => {
    loadQuietly(() => import('@/components/chrome/lost.css'))
  }, [])
  return (
    <>
      <header className="wrap header-row">
        <a href="/" className="brand">
          {/* biome-ignore lint/performance/noImgElement: a drawing, which has one size */}
          <img src="/patterns/mark.svg" alt={name ? '' : 'Home'} width="36" height="36" />
          {name}
        </a>
      </header>
      <main className="lost lost-error wrap">
        <div>
          <h1 className="text-display">Something broke on our side</h1>
          <p className="lost-lead">It is not you, and nothing you sent is lost. Please try again in a moment.</p>
          <p className="lost-actions flex flex-wrap gap-[12px] mt-[28px] print:hidden">
            <button type="button" className="button button-primary button-lg" onClick={retry}>
              Try again
            </button>
            <a href="/blog" className="button button-quiet button-lg">
              Read the blog
            </a>
          </p>
          <p className="lost-more">
            Still broken? <a href="/#contact">Contact us</a>
            {error.digest && (
              <>
                {' '}
                with reference <code>{error.digest}</code>
              </>
            )}
            .
          </p>
        </div>
      </main>
    </>
  )
}

/** The layout names the product, which stays when a page fails; nothing renders this page on the server. */
function readProductName(): string {
  if (typeof document === 'undefined') return ''
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? ''
}
