import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { getSiteSettings } from '@/content/documents/site-settings'

/** Next uses this metadata for every page that it renders with status 404, including missing/page.tsx. */
export async function generateMetadata(): Promise<Metadata> {
  const { notFound } = await getSiteSettings()
  return { title: notFound.title, robots: { index: false } }
}

/** For the moments after a post was removed, until proxy.ts knows. Small, because it is in the payload of every page here. */
export default async function NotFound() {
  const { notFound } = await getSiteSettings()
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-start gap-6">
      <h1 dir="auto" className="text-display">
        {notFound.title}
      </h1>
      <p dir="auto" className="text-lead text-muted">
        {notFound.text}
      </p>
      <ButtonLink href="/blog">{notFound.blogLabel}</ButtonLink>
    </main>
  )
}
