import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { getSiteSettings } from '@/content/site-settings'

/** Next asks this for what describes a page that it makes for an answer with 404, missing/page.tsx too. */
export async function generateMetadata(): Promise<Metadata> {
  const { notFound } = await getSiteSettings()
  return { title: notFound.title, robots: { index: false } }
}

/** For the moment between a post's end and proxy.ts knowing of it. Small: Next sends it along with every page beside it. */
export default async function NotFound() {
  const { notFound } = await getSiteSettings()
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-start gap-6">
      <h1 className="text-display">{notFound.title}</h1>
      <p className="text-lead text-muted">{notFound.text}</p>
      <ButtonLink href="/blog">{notFound.blogLabel}</ButtonLink>
    </main>
  )
}
