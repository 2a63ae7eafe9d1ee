import type { ComponentProps } from 'react'
import { sendMiniTrial } from '@/app/(site)/send-form'
import { SiteFrame } from '@/components/chrome/site-frame'
import { getSiteSettings } from '@/content/documents/site-settings'
import { getTrialDrawer } from '@/content/documents/trial-page'

type SitePageProps = Omit<ComponentProps<typeof SiteFrame>, 'settings' | 'trialDrawer' | 'sendMiniTrial'>

/** The frame of all pages but the registration, with its content. */
export async function SitePage(props: SitePageProps) {
  const [settings, trialDrawer] = await Promise.all([getSiteSettings(), getTrialDrawer()])
  return <SiteFrame settings={settings} trialDrawer={trialDrawer} sendMiniTrial={sendMiniTrial} {...props} />
}
