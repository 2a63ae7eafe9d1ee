import { siteUrl } from './env'

/** What search engines read beside the page (schema.org, as JSON-LD). */
export type Thing = { '@type': string; [property: string]: unknown }

/** The address of a path of this site, whole. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteUrl).href
}

/** Where a page stands: its ancestors from the home page on, and itself. */
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

/** As the content of a `<script>`: nothing in it can end the element or begin another. */
export function toJsonLd(things: Thing[]): string {
  const data = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
