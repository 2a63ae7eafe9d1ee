import type { ReactNode } from 'react'
import { AnnouncementBanner } from '@/components/chrome/banner'
import type { FloatingPage } from '@/components/chrome/floating-bar.client'
import { FloatingButtons } from '@/components/chrome/floating-buttons'
import { Footer } from '@/components/chrome/footer'
import { Header } from '@/components/chrome/header'
import { ScrollToHash } from '@/components/chrome/scroll-to-hash.client'
import { SkipLink } from '@/components/chrome/skip-link'
import { SlimFooter } from '@/components/chrome/slim-footer'
import { TrialDrawer } from '@/components/dialogs/trial-drawer'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import type { Banner, SiteSettings, TrialDrawer as TrialDrawerContent } from '@/content/types'
import { PAGE_IDS } from '@/lib/environment/page-ids'
import type { SendPlainForm } from '@/lib/forms/answer'

type SiteFrameProps = {
  settings: SiteSettings
  trialDrawer: TrialDrawerContent
  sendMiniTrial: SendPlainForm
  banner?: Banner | null
  page?: FloatingPage
  hasOwnButton?: boolean
  children: ReactNode
}

export function SiteFrame({ page = 'other', hasOwnButton = page === 'trial', ...props }: SiteFrameProps) {
  const { settings, trialDrawer, sendMiniTrial, banner, children } = props
  return (
    <>
      <SkipLink labels={settings.labels} />
      {banner && (
        <ErrorBoundary>
          <AnnouncementBanner banner={banner} labels={settings.labels} />
        </ErrorBoundary>
      )}
      <ErrorBoundary>
        <Header settings={settings} hasOwnButton={hasOwnButton} />
      </ErrorBoundary>
      <main id={PAGE_IDS.content} tabIndex={-1} className="outline-none">
        {children}
      </main>
      {/* Before the footer in the tab order: near the end of the page they may be hidden, and Tab would never reach them. */}
      <ErrorBoundary>
        <FloatingButtons settings={settings} page={page} />
      </ErrorBoundary>
      <ErrorBoundary>
        {page === 'trial' ? (
          <SlimFooter settings={settings} />
        ) : (
          <Footer settings={settings} hasBand={page !== 'landing'} />
        )}
      </ErrorBoundary>
      {page !== 'trial' && (
        <ErrorBoundary>
          <TrialDrawer content={trialDrawer} settings={settings} sendPlain={sendMiniTrial} />
        </ErrorBoundary>
      )}
      <ScrollToHash />
    </>
  )
}
