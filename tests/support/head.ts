import { JSDOM } from 'jsdom'
import { ask } from './ask.ts'
import { stack } from './stack.ts'

export type Thing = { '@type': string; [property: string]: unknown }

export type Head = ReturnType<typeof readHead>

export function readHtml(html: string): Document {
  return new JSDOM(html, { url: stack.siteUrl }).window.document
}

export function readHead(page: string | Document) {
  const document = typeof page === 'string' ? readHtml(page) : page
  const metas = [...document.querySelectorAll('head meta[content]')].map(meta => [
    meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
    meta.getAttribute('content') ?? '',
  ])
  const meta = new Map(metas.map(([name = '', content = '']) => [name, content]))
  const href = (selector: string) => document.querySelector(selector)?.getAttribute('href') ?? null
  const canonical = href('head link[rel=canonical]')
  return {
    title: document.title,
    /** Path; null without a canonical link. */
    canonical: canonical && toPath(canonical),
    isIndexed: !/noindex/.test(meta.get('robots') ?? ''),
    /** Content by name or property; the last of several wins. */
    meta,
    feed: href('link[rel=alternate][type="application/rss+xml"]'),
    things: [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(readThings),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not(svg *)')].flatMap(
      ({ href }) => toOwnPath(href) ?? [],
    ),
  }
}

/** Throws when the text is not well-formed XML. */
export function readXml(text: string): Document {
  return new JSDOM(text, { contentType: 'application/xml' }).window.document
}

function readThings({ textContent }: Element): Thing[] {
  const { '@context': context, '@graph': graph } = JSON.parse(textContent ?? '')
  if (context !== 'https://schema.org' || !Array.isArray(graph)) throw new Error(`This is no JSON-LD: ${textContent}`)
  return graph
}

/** Throws for a URL of another site. */
function toPath(address: string): string {
  const path = toOwnPath(address)
  if (path === null) throw new Error(`${address} is not on ${stack.siteUrl}`)
  return path
}

function toOwnPath(address: string): string | null {
  const { origin, pathname } = new URL(address)
  return origin === stack.siteUrl ? pathname : null
}

export function firstHeading(page: string | Document): string | undefined {
  const document = typeof page === 'string' ? readHtml(page) : page
  return document.querySelector('h1')?.textContent?.trim()
}

export async function headingOf(path: string): Promise<string | undefined> {
  return firstHeading((await ask(path)).text)
}
