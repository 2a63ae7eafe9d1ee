import type { ReactNode } from 'react'
import { Brand } from '@/components/chrome/brand'
import { SkipLink } from '@/components/chrome/skip-link'
import { SlimFooter } from '@/components/chrome/slim-footer'
import { ContactDialog } from '@/components/dialogs/contact-dialog'
import { Button } from '@/components/ui/button'
import { opens } from '@/components/ui/dialog-command'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { Icon } from '@/components/ui/icon'
import type { SiteSettings } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'
import { PAGE_IDS } from '@/lib/environment/page-ids'

/** The frame of a long form, with help but without navigation that leads away from the form. The footer is below the first screen. */
export function SlimFrame({ settings, children }: { settings: SiteSettings; children: ReactNode }) {
  return (
    <>
      <SkipLink labels={settings.labels} />
      <div className="flex min-h-dvh flex-col [&+footer]:mt-10">
        <ErrorBoundary>
          <header>
            <div className="wrap header-row">
              <Brand settings={settings} />
              <Button {...opens(DIALOGS.contact)} variant="quiet" size="sm" className="max-xs:px-[14px]">
                <Icon name="chats-circle" />
                {settings.contactDialog.title}
              </Button>
            </div>
          </header>
        </ErrorBoundary>
        <main id={PAGE_IDS.content} tabIndex={-1} className="flex flex-1 flex-col outline-none">
          {children}
        </main>
      </div>
      <ErrorBoundary>
        <SlimFooter settings={settings} />
      </ErrorBoundary>
      <ErrorBoundary>
        <ContactDialog settings={settings} />
      </ErrorBoundary>
    </>
  )
}
