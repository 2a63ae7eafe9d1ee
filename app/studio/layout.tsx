import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { fontVariables } from '@/app/fonts'
import './fonts.css'

export const metadata: Metadata = {
  title: 'Studio',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
  other: { google: 'notranslate' },
  icons: { icon: { url: '/icons/48', sizes: '48x48', type: 'image/png' } },
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' }

/** Not to be translated: a translator replaces texts that the Studio's editor is still changing, which ends the Studio. */
export default function StudioLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" translate="no" className={fontVariables}>
      <body style={{ margin: 0 }}>{children}</body>
    </html>
  )
}
