import type { ReactNode } from 'react'
import { AnnouncementBanner } from '@/components/chrome/banner'
import { Footer } from '@/components/chrome/footer'
import { Header } from '@/components/chrome/header'
import type { Banner, SiteSettings } from '@/content/types'

type SiteFrameProps = {
  settings: SiteSettings
  /** The announcement above the header; absent on most pages. */
  banner?: Banner | null
  children: ReactNode
}

/** What surrounds a page's own content: skip link, banner, header, footer. */
export function SiteFrame({ settings, banner, children }: SiteFrameProps) {
  return (
    <>
      <a
        href="#content"
        className="button button-quiet sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:top-3 focus-visible:left-3 focus-visible:z-30 focus-visible:px-5.5 focus-visible:py-3"
      >
        {settings.labels.skipToContent}
      </a>
      {banner && <AnnouncementBanner banner={banner} labels={settings.labels} />}
      <Header settings={settings} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer settings={settings} />
    </>
  )
}
