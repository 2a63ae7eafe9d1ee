import { sendRegistration } from '@/app/(site)/send-form'
import '@/components/forms/registration/registration.css'
import '@/components/forms/registration/answers.css'
import '@/components/forms/registration/progress.css'
import '@/components/forms/registration/saving/saving.css'
import '@/components/forms/registration/tip.css'
import '@/components/forms/registration/wizard.css'
import '@/components/forms/lights/registration.gen.css'
import { SlimFrame } from '@/components/chrome/slim-frame'
import { Plan, Strip } from '@/components/forms/lights/plan'
import { ReferenceLine } from '@/components/forms/reference.client'
import { Registration } from '@/components/forms/registration/registration.client'
import { DialogCloser } from '@/components/ui/dialog'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { Icon } from '@/components/ui/icon'
import { getRegistrationPage } from '@/content/documents/registration-page'
import { getSiteSettings } from '@/content/documents/site-settings'
import { DIALOGS } from '@/lib/dialogs'
import { serverEnv } from '@/lib/environment/server-env'

/** `isContinued`: at the address of a link to saved answers. One component for both, so that a form posted there comes back there. */
export async function RegisterPage({ isContinued = false }: { isContinued?: boolean }) {
  const [{ seo: _, ...content }, settings] = await Promise.all([getRegistrationPage(), getSiteSettings()])
  return (
    <SlimFrame settings={settings}>
      <ErrorBoundary>
        <Registration
          content={content}
          nextIcon={<Icon name="arrow-right" />}
          plan={<Plan />}
          strip={<Strip />}
          reference={<ReferenceLine text={settings.referenceText} />}
          hasCopies={serverEnv.visitorMail !== null}
          closeButton={<DialogCloser dialogId={DIALOGS.received} label={settings.labels.close} />}
          isContinued={isContinued}
          sendPlain={sendRegistration}
        />
      </ErrorBoundary>
    </SlimFrame>
  )
}
