import { anchorsOf, mayRepeat, OPENINGS } from '@/lib/sections'
import { PAGE_QUERY } from '@/schemas/documents/page.query'
import { currentAddresses } from '../addresses'
import { cached, getContent } from '../fetch'
import { apartFrom, TAKEN_IDS } from '../rich-text'
import { type Section, toSection } from '../sections'
import { list } from '../values'
import { readPage } from './readers.gen'

/** As many as the index for language models lists. */
const MAX_TITLES = 500

export type Page = NonNullable<Awaited<ReturnType<typeof getPage>>>

export async function getPage(address: string) {
  const { found: raw } = await getContent(PAGE_QUERY, { slug: address }, { shows: 'page', of: { type: 'page' } })
  if (!raw) return null
  const sections = keepApart(
    list(raw.sections)
      .flatMap(section => toSection(section) ?? [])
      .filter(isInPlace),
  )
  const opening = sections[0]
  return {
    ...readPage(raw),
    sections,
    cover: opening?._type === 'cover' ? opening : null,
    hasHeading: opening !== undefined && OPENINGS.includes(opening._type),
  }
}

/** Path and title of pages that staff built, in the order of their addresses. Throws if the request to Sanity fails. */
export async function getPageTitles(): Promise<{ path: string; title: string; text: string }[]> {
  'use cache'
  cached('addresses')
  const pages = (await currentAddresses()).all('page').sort((one, other) => (one.slug < other.slug ? -1 : 1))
  return pages.slice(0, MAX_TITLES).map(({ slug, title, text }) => ({ path: `/${slug}`, title, text }))
}

/** The Studio refuses a second opening, and a second section of a type that a page has once. Other writers do not. */
function isInPlace({ _type }: Section, place: number, sections: Section[]): boolean {
  if (OPENINGS.includes(_type)) return place === 0
  return mayRepeat(_type) || sections.findIndex(section => section._type === _type) === place
}

function keepApart(sections: Section[]): Section[] {
  const taken = new Set([...TAKEN_IDS, ...anchorsOf(sections)])
  return sections.map(section =>
    section._type === 'article' ? { ...section, body: apartFrom(taken, section.body) } : section,
  )
}
