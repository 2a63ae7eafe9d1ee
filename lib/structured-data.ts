import { siteUrl } from './environment/public-env'

export type Thing = { '@type': string; [property: string]: unknown }

export function absoluteUrl(path: string): string {
  return new URL(path, siteUrl).href
}

export function breadcrumbs(trail: { name: string; path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}

/** Escaped so that it cannot end the element or open another. */
export function toJsonLd(things: Thing[]): string {
  const data = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
