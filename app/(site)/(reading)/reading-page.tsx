import type { ReactNode } from 'react'
import { sendMiniTrial } from '@/app/(site)/send-form'
import { SiteFrame } from '@/components/chrome/site-frame'
import { getSiteSettings } from '@/content/documents/site-settings'
import { getTrialDrawer } from '@/content/documents/trial-page'

/** The frame of the blog, the legal pages and the 404 page. */
export async function ReadingPage({ hasOwnButton, children }: { hasOwnButton?: boolean; children: ReactNode }) {
  const [settings, trialDrawer] = await Promise.all([getSiteSettings(), getTrialDrawer()])
  return (
    <SiteFrame settings={settings} trialDrawer={trialDrawer} sendMiniTrial={sendMiniTrial} hasOwnButton={hasOwnButton}>
      {children}
    </SiteFrame>
  )
}
