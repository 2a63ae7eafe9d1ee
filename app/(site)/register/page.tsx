import type { Metadata } from 'next'
import { describePageAt } from '@/app/(site)/describe-page'
import { sendRegistration } from '@/app/(site)/send-form'
import '@/app/sections.css'
import '@/components/forms/registration/registration.css'
import '@/components/forms/registration/answers.css'
import '@/components/forms/registration/steps.css'
import { SlimFrame } from '@/components/chrome/slim-frame'
import { ReceivedDialog } from '@/components/dialogs/received-dialog'
import { Registration } from '@/components/forms/registration/registration.client'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { Icon } from '@/components/ui/icon'
import { getRegistrationPage } from '@/content/documents/registration-page'
import { getSiteSettings } from '@/content/documents/site-settings'

export async function generateMetadata(): Promise<Metadata> {
  const { title, seo } = await getRegistrationPage()
  return describePageAt('/register', { title, seo })
}

export default async function Register() {
  const [{ seo: _, ...content }, settings] = await Promise.all([getRegistrationPage(), getSiteSettings()])
  return (
    <>
      <SlimFrame settings={settings}>
        <ErrorBoundary>
          <Registration
            content={content}
            previousIcon={<Icon name="arrow-left" />}
            nextIcon={<Icon name="arrow-right" />}
            sendPlain={sendRegistration}
          />
        </ErrorBoundary>
      </SlimFrame>
      <ReceivedDialog
        title={content.receivedTitle}
        text={content.receivedText}
        homeLabel={content.homeLabel}
        closeLabel={settings.labels.close}
      />
    </>
  )
}
