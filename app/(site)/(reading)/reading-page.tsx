import type { ReactNode } from 'react'
import { sendMiniTrial } from '@/app/(site)/send-form'
import { SiteFrame } from '@/components/chrome/site-frame'
import { getSiteSettings } from '@/content/site-settings'
import { getTrialDrawer } from '@/content/trial-drawer'

/** What surrounds every page to read. */
export async function ReadingPage({ children }: { children: ReactNode }) {
  const [settings, trialDrawer] = await Promise.all([getSiteSettings(), getTrialDrawer()])
  return (
    <SiteFrame settings={settings} trialDrawer={trialDrawer} sendMiniTrial={sendMiniTrial}>
      {children}
    </SiteFrame>
  )
}
