import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { fontVariables } from '@/app/fonts'
import { INK_900 } from '@/lib/colors.gen'
import '@/app/globals.css'
import { PublicEnv } from '@/app/public-env'
import { ClickToEdit } from '@/components/chrome/click-to-edit.client'
import { LoadingNote } from '@/components/chrome/loading-note.client'
import { PreviewBar } from '@/components/chrome/preview-bar'
import { FarPictures } from '@/components/media/far-pictures.client'
import { DialogSupport } from '@/components/ui/dialog-support.client'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { LateNote } from '@/components/ui/late-note'
import { DEFAULT_NOT_LOADED, getSiteSettings } from '@/content/documents/site-settings'
import { withoutMark } from '@/content/marks'
import { getPreviewChoice } from '@/content/preview-choice'
import { iconSizes, iconUrl, type SiteIconName } from '@/lib/addresses/site-icons'
import { HIDE_DISMISSED_BANNER, WATCH_SCROLLING } from '@/lib/environment/head-scripts'
import { siteUrl } from '@/lib/environment/public-env'

export const viewport: Viewport = { themeColor: INK_900 }

export async function generateMetadata(): Promise<Metadata> {
  const { logo, seo } = await getSiteSettings()
  return {
    metadataBase: new URL(siteUrl),
    title: seo.title,
    description: seo.description,
    icons: logo && siteIcons(logo.assetId),
    formatDetection: { telephone: false },
  }
}

/** `logoId` is the asset id of the logo. */
function siteIcons(logoId: string): Metadata['icons'] {
  const iconLink = (name: SiteIconName) => ({ url: iconUrl(name, logoId), sizes: iconSizes(name), type: 'image/png' })
  return { icon: [iconLink('32'), iconLink('48'), iconLink('192')], apple: [iconLink('180')] }
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [preview, { productName, notLoaded }] = await Promise.all([getPreviewChoice(), readFrame()])
  return (
    // The scripts set attributes on it before hydration. They are in the head: in the body they would wait for the style sheet.
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <head>
        {productName && <meta name="application-name" content={productName} />}
        <script>{HIDE_DISMISSED_BANNER}</script>
        <script>{WATCH_SCROLLING}</script>
      </head>
      <body>
        <PublicEnv />
        {children}
        <p role="status" className="loading-note" />
        <LateNote words={notLoaded} />
        <ErrorBoundary>
          <DialogSupport />
        </ErrorBoundary>
        <ErrorBoundary>
          <FarPictures />
        </ErrorBoundary>
        <ErrorBoundary>
          <LoadingNote />
        </ErrorBoundary>
        {preview && !(await isInStudio()) && (
          <PreviewBar preview={preview} siteZone={(await getSiteSettings()).timeZone} />
        )}
        {preview && <ClickToEdit perspective={preview.perspective} />}
      </body>
    </html>
  )
}

/** What a page that reports an error has, too. */
async function readFrame() {
  return getSiteSettings().then(
    ({ productName, notLoaded }) => ({ productName: withoutMark(productName), notLoaded }),
    () => ({ productName: '', notLoaded: DEFAULT_NOT_LOADED }),
  )
}

/** The frame of the Studio has a strip of its own. Only asked in the preview, because headers make a page dynamic. */
async function isInStudio(): Promise<boolean> {
  return (await headers()).get('sec-fetch-dest') === 'iframe'
}
