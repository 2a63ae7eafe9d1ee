import { siteUrl } from '../environment/public-env'

export function absoluteUrl(path: string): string {
  return new URL(path, siteUrl).href
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

/** Returns the content of a `<script>`, escaped so that it cannot end the element or open another. */
export function toJsonLd(things: readonly unknown[]): string {
  const data = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
