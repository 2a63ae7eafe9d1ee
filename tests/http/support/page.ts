import { readHtml } from '../../support/head.ts'

export function firstHeading(page: string | Document): string | undefined {
  const document = typeof page === 'string' ? readHtml(page) : page
  return document.querySelector('h1')?.textContent?.trim()
}
