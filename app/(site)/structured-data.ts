import type { Thing } from 'schema-dts'
import { pictureUrl } from '@/content/image'
import type { SiteSettings } from '@/content/types'
import { absoluteUrl } from '@/lib/structured-data'

/** In pixels. */
const LOGO_WIDTH = 512

export function describeSite({ productName, tagline, logo, email, phone }: SiteSettings): Thing[] {
  const organization = absoluteUrl('/#organization')
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: productName,
      description: tagline,
      url: absoluteUrl('/'),
      ...(logo && { logo: pictureUrl(logo, { width: LOGO_WIDTH }) }),
      email,
      telephone: phone,
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
