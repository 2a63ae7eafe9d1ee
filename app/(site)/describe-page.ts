import type { Metadata } from 'next'
import { getSiteSettings } from '@/content/site-settings'
import type { Seo } from '@/content/types'

/** How search engines see a page; without words of its own, by its title and the settings' description. */
export async function describePage(page: { title: string; seo: Seo }, canonical: string): Promise<Metadata> {
  const { seo } = await getSiteSettings()
  return {
    title: page.seo.title || page.title,
    description: page.seo.description || seo.description,
    alternates: { canonical },
    robots: { index: !page.seo.noIndex },
  }
}
