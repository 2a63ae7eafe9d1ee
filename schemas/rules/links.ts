import type { Path } from 'sanity'
import { anchorOf, findAnchor } from '../../lib/addresses/anchors.ts'
import { readLink } from '../../lib/addresses/links.ts'
import { DIALOGS } from '../../lib/dialogs.ts'
import { PAGE_IDS } from '../../lib/environment/page-ids.ts'
import { textOfBlock } from '../../lib/words/plain-text.ts'
import type { Finding } from './finding.ts'
import { walkObjects } from './finding.ts'
import type { LinkTargets } from './link-targets.ts'
import { readSiteAddress, type SiteAddress } from './site-address.ts'

const HEADINGS = ['h2', 'h3']
const FIXED_ANCHORS = [...Object.values(PAGE_IDS), ...Object.values(DIALOGS)]

type SiteLink = { href: string; path: Path; address: SiteAddress }

export function collectSiteLinks(document: unknown): SiteLink[] {
  return [...walkObjects(document)].flatMap(({ object, path }) =>
    Object.entries(object).flatMap(([name, value]) => {
      const isLink = /^href$|Href$/.test(name) || (name === 'destination' && object._type === 'redirect')
      if (typeof value !== 'string' || !isLink) return []
      const anchor = path.includes('markDefs') ? null : anchorIn(value)
      const address = readSiteAddress(anchor ? `/${anchor}` : value)
      return address ? [{ href: value, path: [...path, name], address }] : []
    }),
  )
}

export function findBrokenLinks(document: unknown, targets: LinkTargets): Finding[] {
  return collectSiteLinks(document).flatMap(({ href, path, address }) => {
    const message = problemOf(href, address, targets) ?? (isInMenu(path) ? null : seasonOf(href, address, targets))
    return message ? [{ path, message }] : []
  })
}

/** Rule of a link in a text, which may lead to a heading of the same document. */
export function headingThere(href: unknown, { document }: { document?: unknown }): true | string {
  const anchor = typeof href === 'string' ? anchorIn(href) : null
  if (!anchor) return true
  const anchors = [...walkObjects(document)].flatMap(({ object }) => anchorsOf(object))
  return (
    findAnchor(anchor, new Set([...anchors, ...FIXED_ANCHORS])) !== null ||
    `The link leads to ${anchor}, but this page has no heading of that name: nothing would happen. Choose one, or take the link out.`
  )
}

function anchorIn(typed: string): string | null {
  const href = readLink(typed)?.href
  return href?.startsWith('#') ? href : null
}

/** Anchors of a heading in a text, and of a section of a page, whose anchor is its type. */
function anchorsOf(object: Record<string, unknown>): string[] {
  const { _type, style } = object
  if (_type !== 'block') return typeof _type === 'string' ? [_type] : []
  return HEADINGS.includes(String(style)) ? [anchorOf(textOfBlock(object))] : []
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
    case 'list':
      if (address.page <= (targets.pagesOfLists.get(`${address.of}/${address.slug}`) ?? 0)) return null
      return `The link leads to ${href}, but the blog has no such page of this ${address.of}: visitors would see that the page is missing.`
    case 'blogPage':
      if (address.page <= targets.blogPages) return null
      return `The link leads to ${href}, but the blog has only ${targets.blogPages} pages: visitors would see that the page is missing.`
    case 'redirect':
      return targets.redirects.has(address.key) || targets.pages.has(address.key) ? null : withoutPage(href)
    case 'missing':
      return withoutPage(href)
  }
}

/** Menus leave out what is not in season. */
function isInMenu([field]: Path): boolean {
  return field === 'navigation' || field === 'footerGroups'
}

function seasonOf(href: string, address: SiteAddress, { seasons }: LinkTargets): string | null {
  const path = address.kind === 'post' ? `/post/${address.slug}` : address.kind === 'redirect' ? address.key : ''
  const season = seasons.get(path)
  if (!season) return null
  const instead = address.kind === 'post' ? 'that the page is missing' : 'the landing page instead'
  return `The link leads to ${href}, which is on the site in its season only (${season}): at other times visitors would see ${instead}.`
}

function withoutPage(href: string): string {
  return `The link leads to ${href}, but there is no such page: visitors would see the landing page instead.`
}
