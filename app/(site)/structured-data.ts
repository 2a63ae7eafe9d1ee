import type { Thing } from 'schema-dts'
import { pictureUrl } from '@/content/image'
import type { SiteSettings } from '@/content/types'
import { blogPath } from '@/lib/addresses/blog'
import { absoluteUrl } from '@/lib/addresses/structured-data'
import { isEmail, tidyEmail } from '@/lib/words/email'
import { dialedNumber } from '@/lib/words/phone'

/** In pixels. */
const LOGO_WIDTH = 512

type Described = Pick<SiteSettings, 'productName' | 'tagline' | 'logo' | 'email' | 'phone'>

export function describeSite({ productName, tagline, logo, email, phone }: Described): Thing[] {
  const organization = absoluteUrl('/#organization')
  const telephone = dialedNumber(phone)
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: productName,
      description: tagline,
      url: absoluteUrl('/'),
      ...(logo && { logo: pictureUrl(logo, { width: LOGO_WIDTH }) }),
      ...(isEmail(email) && { email: tidyEmail(email) }),
      ...(telephone && { telephone }),
    },
    {
      '@type': 'WebSite',
      '@id': absoluteUrl('/#website'),
      name: productName,
      url: absoluteUrl('/'),
      publisher: { '@id': organization },
    },
  ]
}

/** From the home page over the blog to a page below it. */
export function blogTrail(productName: string, blog: string, ...below: { name: string; path: string }[]) {
  return breadcrumbs([{ name: productName, path: '/' }, { name: blog, path: blogPath(1) }, ...below])
}

/** The trail holds the ancestors of a page, from the home page on, and the page itself. */
export function breadcrumbs(trail: { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList' as const,
    itemListElement: trail.map(({ name, path }, place) => ({
      '@type': 'ListItem' as const,
      position: place + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}
