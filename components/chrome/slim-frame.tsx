import type { ReactNode } from 'react'
import { Brand } from '@/components/chrome/brand'
import { SkipLink } from '@/components/chrome/skip-link'
import { SlimFooter } from '@/components/chrome/slim-footer'
import { ContactDialog } from '@/components/dialogs/contact-dialog'
import { DialogButton } from '@/components/ui/dialog-button'
import { Icon } from '@/components/ui/icon'
import type { SiteSettings } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'
import { PAGE_IDS } from '@/lib/page-ids'

/** The frame of a long form, with help but without navigation that leads away from the form. */
export function SlimFrame({ settings, children }: { settings: SiteSettings; children: ReactNode }) {
  return (
    <>
      <SkipLink labels={settings.labels} />
      <header className="border-rule border-b">
        <div className="wrap header-row">
          <Brand settings={settings} />
          <DialogButton opens={DIALOGS.contact} variant="quiet" size="sm" className="max-xs:px-[14px]">
            <Icon name="chats-circle" />
            {settings.contactDialog.title}
          </DialogButton>
        </div>
      </header>
      <main id={PAGE_IDS.content} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SlimFooter settings={settings} />
      <ContactDialog settings={settings} />
    </>
  )
}
