import { Header } from '@/components/chrome/header'
import { getSiteSettings } from '@/content/site-settings'

/** Shown at once where a post is not at hand, until it is. */
export default async function Loading() {
  return (
    <div className="loading-page">
      <Header settings={await getSiteSettings()} />
      <main className="wrap grid min-h-[70dvh] content-center justify-items-center">
        <p role="status" className="flex items-center gap-3 text-lead text-muted">
          <span aria-hidden className="loading-mark" />
          Loading...
        </p>
      </main>
    </div>
  )
}
