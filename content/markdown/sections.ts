import type { PhrasingContent, RootContent } from 'mdast'
import { POSTS_AT_HOME } from '@/lib/addresses/blog'
import { formatCount, formatDollars } from '@/lib/words/format'
import { type FeeCopy, getFeeCopy } from '../documents/fee-copy'
import { getSiteSettings } from '../documents/site-settings'
import { getPlatformStatistics } from '../figures/sources'
import { fillContacts } from '../posts/contacts'
import { getPostCards } from '../posts/posts'
import type { Section, SectionOf } from '../sections'
import type { SectionName } from '../sections/raw'
import {
  bullets,
  figure,
  film,
  heading,
  joined,
  link,
  linkParagraph,
  paragraph,
  paragraphs,
  quotation,
  strong,
  table,
  text,
} from './nodes'
import { postBullets } from './posts'
import { richTextNodes } from './rich-text'

type Page = { path: string; title: string }

type Writer<Name extends SectionName> = (section: SectionOf<Name>, page: Page) => RootContent[] | Promise<RootContent[]>

/** Sections that are more than a title, a lead and a text. */
const WRITERS: { [Name in SectionName]?: Writer<Name> } = {
  hero: ({ words, rest, lead, trialLink }) => [
    ...heading(1, `${words[0] ?? ''} ${rest}`),
    ...paragraphs(lead),
    ...linkParagraph(trialLink),
  ],
  how: section => [
    ...opening(section),
    ...heading(3, section.problemsTitle),
    ...entries(section.problems),
    ...heading(3, section.solutionsTitle),
    ...entries(section.solutions),
    ...section.pictures.flatMap(({ picture, caption }) => figure(picture, caption)),
    ...film(section.film),
  ],
  impact: async section => {
    const [statistics, fees] = await Promise.all([getPlatformStatistics(), getFeeCopy()])
    const totals = table([
      [section.totalRaisedLabel, formatDollars(statistics.totalAmount + section.totalRaisedOffset)],
      [section.donationsLabel, formatCount(statistics.donationCount)],
      [section.averageLabel, formatDollars(statistics.avgAmount)],
      [section.donorsLabel, formatCount(statistics.donorCount)],
    ])
    return [...opening(section), ...totals, ...feeNodes(fees)]
  },
  features: section => [
    ...opening(section),
    ...heading(3, section.donorsTitle),
    ...features(section.donors),
    ...heading(3, section.managementTitle),
    ...features(section.management),
  ],
  proof: ({ title, lead, voice, masjids }) => [
    ...(voice || masjids.length > 0 ? opening({ title, lead }) : []),
    ...(voice ? quotation(voice.quote, [voice.name, voice.role]) : []),
    ...bullets(
      masjids.map(({ name, place, raised }) => joined([strong(name), text(place), text(formatDollars(raised))], ', ')),
    ),
  ],
  testimonials: ({ title, items }) => [
    ...heading(2, title),
    ...items.flatMap(({ tagline, quote, name, role, organization, location }) => [
      ...paragraph(strong(tagline)),
      ...quotation(quote, [name, role, organization, location]),
    ]),
  ],
  why: section => [
    ...opening({ title: section.title, lead: section.text }),
    ...paragraph(joined([strong(section.signatureName), text(section.signatureRole)], ', ')),
    ...film(section.film),
  ],
  blog: async ({ title, emptyText, allPostsLink }) => {
    const { posts } = await getPostCards({ from: 0, to: POSTS_AT_HOME })
    const list = posts.length > 0 ? postBullets(posts) : paragraphs(emptyText)
    return [...heading(2, title), ...list, ...linkParagraph(allPostsLink)]
  },
  contact: async ({ registerText, registerLink, ...section }) => {
    const { email, emailHref, phone, phoneHref } = await getSiteSettings()
    return [
      ...opening(section),
      ...linkParagraph({ href: section.trialHref, label: section.trialTitle }),
      ...(registerLink
        ? paragraph(joined([text(registerText), link(registerLink.href, registerLink.label)], ' '))
        : []),
      ...bullets([contact(emailHref, email, section.emailNote), contact(phoneHref, phone, section.phoneNote)]),
    ]
  },
  cover: ({ lead, picture, trialLink }, { title }) => [
    ...heading(1, title),
    ...paragraphs(lead),
    ...figure(picture),
    ...linkParagraph(trialLink),
  ],
  article: async ({ lead, body, facts }, { path }) => [
    ...table(facts.map(fact => [fact.title, fact.text])),
    ...paragraphs(lead),
    ...richTextNodes(fillContacts(body, await getSiteSettings()), path),
  ],
  figures: ({ items, note }) => [
    ...table(items.map(item => [item.title, item.figure, item.text])),
    ...paragraphs(note),
  ],
  quote: ({ quote, name, role }) => quotation(quote, [name, role]),
  pictures: ({ title, items }) => [
    ...heading(2, title),
    ...items.flatMap(({ picture, caption }) => figure(picture, caption)),
  ],
  steps: section => (section.items.length > 0 ? [...opening(section), ...numbered(section)] : []),
  questions: ({ title, items }) => (items.length > 0 ? [...heading(2, title), ...entries(items)] : []),
  invitation: ({ title, text: lead, trialLink }) => [...opening({ title, lead }), ...linkParagraph(trialLink)],
}

type Shown = Page & { sections: Section[]; hasHeading: boolean }

/** Below the title, unless a section shows it. Throws if the request to Sanity fails. */
export async function getSectionNodes({ path, title, sections, hasHeading }: Shown): Promise<RootContent[]> {
  const written = await Promise.all(sections.map(section => write(section._type, section, { path, title })))
  return [...(hasHeading ? [] : heading(1, title)), ...written.flat()]
}

function write<Name extends SectionName>(name: Name, section: SectionOf<Name>, page: Page): ReturnType<Writer<Name>> {
  const writers: { [Each in SectionName]?: Writer<Each> } = WRITERS
  return writers[name]?.(section, page) ?? plain(section)
}

function plain(section: object): RootContent[] {
  const read = (field: string): string => {
    const value: unknown = Reflect.get(section, field)
    return typeof value === 'string' ? value : ''
  }
  return [...opening({ title: read('title'), lead: read('lead') }), ...paragraphs(read('text'))]
}

function opening({ title, lead }: { title: string; lead: string }): RootContent[] {
  return [...heading(2, title), ...paragraphs(lead)]
}

function entries(items: { title: string; text: string }[]): RootContent[] {
  return items.flatMap(item => [...paragraph(strong(item.title)), ...paragraphs(item.text)])
}

function features(items: SectionOf<'features'>['donors']): RootContent[] {
  return bullets(items.map(({ name, description }) => joined([strong(name), text(description)], ': ')))
}

/** A list that counts backwards says its numbers in words of its own, as the page does: Markdown can only count up. */
function numbered({ items, countsDown }: SectionOf<'steps'>): RootContent[] {
  return items.flatMap(({ title, text: written }, place) => [
    ...heading(3, `${countsDown ? items.length - place : place + 1}. ${title}`),
    ...paragraphs(written),
  ])
}

function feeNodes({ answers, board, explainerTitle, fees, contactLink }: FeeCopy): RootContent[] {
  return [
    ...(answers.length > 0 ? heading(3, board.title) : []),
    ...table(answers.map(({ title, figure, text }) => [title, figure, text])),
    ...heading(3, explainerTitle),
    ...table(fees.map(fee => [fee.title, fee.figure, fee.text])),
    ...linkParagraph(contactLink),
  ]
}

function contact(href: string | null, label: string, note: string): PhrasingContent[] {
  return label ? joined([href ? link(href, label) : text(label), text(note)], ': ') : []
}
