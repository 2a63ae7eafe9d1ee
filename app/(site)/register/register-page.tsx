import { sendRegistration } from '@/app/(site)/send-form'
import { SlimFrame } from '@/components/chrome/slim-frame'
import { Register } from '@/components/forms/registration/register'
import { getRegistrationPage } from '@/content/documents/registration-page'
import { getSiteSettings } from '@/content/documents/site-settings'
import { serverEnv } from '@/lib/environment/server-env'

/** `isContinued`: at the address of a link to saved answers. One component for both, so that a form posted there comes back there. */
export async function RegisterPage({ isContinued = false }: { isContinued?: boolean }) {
  const [{ seo: _, ...content }, settings] = await Promise.all([getRegistrationPage(), getSiteSettings()])
  return (
    <SlimFrame settings={settings}>
      <Register
        {...{ content, settings, isContinued }}
        hasCopies={serverEnv.visitorMail !== null}
        sendPlain={sendRegistration}
      />
    </SlimFrame>
  )
}
