import { sendDemo } from '@/app/(site)/send-form'
import { ContactDialog } from '@/components/dialogs/contact-dialog'
import { DemoDialog } from '@/components/dialogs/demo-dialog'
import { Sections } from '@/components/sections'
import type { SectionsProps } from '@/components/sections/types'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { getLandingPage } from '@/content/documents/landing-page'
import { listNewestPages, OwnPage, type OwnPageProps } from '../../own-page'

export { generateMetadata } from '../../own-page'

/** See page/[...address]. */
export const ensureStatic = 'navigation'

export const generateStaticParams = () => listNewestPages(true)

/** A page that staff built with sections of the landing page. A route of its own, because Next loads the code of all sections that a route may show. */
export default function LivePage({ params }: OwnPageProps) {
  return <OwnPage params={params} Sections={Sections} Dialogs={PageDialogs} />
}

/** The dialogs that buttons of the sections open; a page without such buttons loads none of their code. */
async function PageDialogs({ sections, page: { settings, demoUrl } }: SectionsProps) {
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
