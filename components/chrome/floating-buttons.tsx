import { FloatingBar, type FloatingPage } from '@/components/chrome/floating-bar.client'
import { Button, ButtonLink } from '@/components/ui/button'
import { opens } from '@/components/ui/dialog-command'
import { Icon } from '@/components/ui/icon'
import { OWN_LINKS } from '@/content/own-links'
import type { SiteSettings } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'

/** Floating links to the trial and the support phone. Without JavaScript they are in the page's flow, above the footer. */
export function FloatingButtons({ settings, page }: { settings: SiteSettings; page: FloatingPage }) {
  const { trialButtonLabel, questionsLabel, supportPhoneHref, labels } = settings
  return (
    <FloatingBar page={page} label={labels.quickActions}>
      {page !== 'trial' && (
        // Large screens open the trial in the drawer, others on its own page.
        <>
          <Button {...opens(DIALOGS.trial)} variant="saffron" className="hidden xl:inline-flex">
            {trialButtonLabel}
          </Button>
          <ButtonLink href={OWN_LINKS.trial.href} variant="saffron" className="xl:hidden">
            {trialButtonLabel}
          </ButtonLink>
        </>
      )}
      {supportPhoneHref && (
        <ButtonLink href={supportPhoneHref} variant="quiet">
          <Icon name="chat-circle-text" />
          {questionsLabel}
        </ButtonLink>
      )}
    </FloatingBar>
  )
}
