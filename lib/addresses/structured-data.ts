import { siteUrl } from '../environment/public-env'

export function absoluteUrl(path: string): string {
  return new URL(path, siteUrl).href
}

/** Returns the content of a `<script>`, escaped so that it cannot end the element or open another. */
export function toJsonLd(things: readonly unknown[]): string {
  const data = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
