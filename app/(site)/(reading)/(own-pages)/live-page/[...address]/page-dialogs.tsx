import { sendDemo } from '@/app/(site)/send-form'
import { ContactDialog } from '@/components/dialogs/contact-dialog'
import { DemoDialog } from '@/components/dialogs/demo-dialog'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { getLandingPage } from '@/content/documents/landing-page'
import type { Page, SiteSettings } from '@/content/types'

type PageDialogsProps = { sections: Page['sections']; settings: SiteSettings; demoUrl: string }

/** The dialogs that buttons of the sections open; a page without such buttons loads none of their code. */
export async function PageDialogs({ sections, settings, demoUrl }: PageDialogsProps) {
  const contact = sections.find(section => section._type === 'contact')
  const hasDemo = sections.some(({ _type }) => _type === 'hero') || Boolean(contact?.demoTitle)
  const landing = hasDemo ? await getLandingPage() : null
  return (
    <>
      {landing && (
        <ErrorBoundary>
          <DemoDialog {...{ landing, settings, demoUrl }} sendPlain={sendDemo} />
        </ErrorBoundary>
      )}
      {contact?.helpLabel && (
        <ErrorBoundary>
          <ContactDialog settings={settings} />
        </ErrorBoundary>
      )}
    </>
  )
}
