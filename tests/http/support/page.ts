import { readHtml } from '../../support/head.ts'

export function firstHeading(html: string): string | undefined {
  return readHtml(html).querySelector('h1')?.textContent?.trim()
}
