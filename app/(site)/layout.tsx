import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { fontVariables } from '@/app/fonts'
import '@/app/globals.css'
import { siteUrl } from '@/lib/env'

export const metadata: Metadata = { metadataBase: new URL(siteUrl), formatDetection: { telephone: false } }

export const viewport: Viewport = { themeColor: '#0a312b' }

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables} data-scroll-behavior="smooth">
      <body>{children}</body>
    </html>
  )
}
