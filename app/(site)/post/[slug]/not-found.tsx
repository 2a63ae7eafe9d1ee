import { sendMiniTrial } from '@/app/(site)/send-form'
import { SiteFrame } from '@/components/chrome/site-frame'
import { ButtonLink } from '@/components/ui/button'
import { getSiteSettings } from '@/content/site-settings'
import { getTrialDrawer } from '@/content/trial-drawer'

/** A page that does not exist, an unknown post for example. */
export default async function NotFound() {
  const [settings, trialDrawer] = await Promise.all([getSiteSettings(), getTrialDrawer()])
  const { title, text, blogLabel, homeLabel } = settings.notFound
  return (
    <SiteFrame settings={settings} trialDrawer={trialDrawer} sendMiniTrial={sendMiniTrial}>
      <div className="wrap grid justify-items-start gap-6 py-section">
        <h1 className="text-display">{title}</h1>
        <p className="text-lead text-muted">{text}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/blog">{blogLabel}</ButtonLink>
          <ButtonLink href="/" variant="quiet">
            {homeLabel}
          </ButtonLink>
        </div>
      </div>
    </SiteFrame>
  )
}
