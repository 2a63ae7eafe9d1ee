import { siteUrl } from './environment/public-env'

export type Thing = { '@type': string; [property: string]: unknown }

export function absoluteUrl(path: string): string {
  return new URL(path, siteUrl).href
}

/** The trail holds the ancestors of a page, from the home page on, and the page itself. */
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

/** Returns the content of a `<script>`, escaped so that it cannot end the element or open another. */
export function toJsonLd(things: Thing[]): string {
  const data = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
