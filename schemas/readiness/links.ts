import type { Path } from 'sanity'
import type { Finding } from './finding.ts'
import { walkObjects } from './finding.ts'
import type { LinkTargets } from './link-targets.ts'
import { readSiteAddress, type SiteAddress } from './site-address.ts'

export type SiteLink = { href: string; path: Path; address: SiteAddress }

export function collectSiteLinks(document: unknown): SiteLink[] {
  return [...walkObjects(document)].flatMap(({ object, path }) =>
    Object.entries(object).flatMap(([name, value]) => {
      const isLink = /^href$|Href$/.test(name) || (name === 'destination' && object._type === 'redirect')
      if (typeof value !== 'string' || !isLink) return []
      const isInText = path.includes('markDefs')
      const address = readSiteAddress(value.startsWith('#') && !isInText ? `/${value}` : value)
      return address ? [{ href: value, path: [...path, name], address }] : []
    }),
  )
}

export function findBrokenLinks(document: unknown, targets: LinkTargets): Finding[] {
  return collectSiteLinks(document).flatMap(({ href, path, address }) => {
    const sentence = problemOf(href, address, targets)
    return sentence ? [{ path, sentence }] : []
  })
}

function problemOf(href: string, address: SiteAddress, targets: LinkTargets): string | null {
  switch (address.kind) {
    case 'page':
      return null
    case 'section':
      if (targets.anchors.has(address.anchor)) return null
      return `The link leads to ${href}, but the landing page has no section of that name: visitors would land at its top.`
    case 'post':
      if (targets.posts.has(address.slug)) return null
      return `The link leads to ${href}, but no published post has that address: visitors would see that the page is missing.`
    case 'category':
      if (address.page <= (targets.pagesOfCategories.get(address.slug) ?? 0)) return null
      return `The link leads to ${href}, but the blog has no such page of a category: visitors would see that the page is missing.`
    case 'author':
      if (address.page <= (targets.pagesOfAuthors.get(address.slug) ?? 0)) return null
      return `The link leads to ${href}, but there is no such page of an author: visitors would see that the page is missing.`
    case 'blogPage':
      if (address.page <= targets.blogPages) return null
      return `The link leads to ${href}, but the blog has only ${targets.blogPages} pages: visitors would see that the page is missing.`
    case 'redirect':
      return targets.redirects.has(address.key) || targets.pages.has(address.key) ? null : withoutPage(href)
    case 'missing':
      return withoutPage(href)
  }
}

function withoutPage(href: string): string {
  return `The link leads to ${href}, but there is no such page: visitors would see the landing page instead.`
}
