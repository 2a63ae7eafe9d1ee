import '@/components/chrome/lost.css'
import '@/components/sections/page-part.css'
import '@/components/sections/pages.gen.css'
import type { ReactNode } from 'react'
import { AnnouncementBanner } from '@/components/chrome/banner'
import { Footer } from '@/components/chrome/footer'
import { Header } from '@/components/chrome/header'
import { Lost } from '@/components/chrome/lost'
import { MilestoneDialog } from '@/components/dialogs/milestone-dialog'
import { GiveForm } from '@/components/give/form'
import { Phone } from '@/components/give/phone'
import { writePhone } from '@/components/give/phone-texts'
import { AuthorList } from '@/components/posts/author-list'
import { BlogList } from '@/components/posts/blog-list'
import { LegalArticle } from '@/components/posts/legal-article'
import { PostArticle } from '@/components/posts/post-article'
import { Sections } from '@/components/sections'
import { PhoneReceipt } from '@/components/sections/hero/live-form'
import { readSection } from '@/components/sections/read-section.fixture'
import type { PageData } from '@/components/sections/types'
import { ButtonLink } from '@/components/ui/button'
import { ContactRow } from '@/components/ui/contact-row'
import { FocusedTitle } from '@/components/ui/dialog'
import { Success, SuccessWays } from '@/components/ui/success/success'
import type { Category, Section } from '@/content/types'
import {
  author,
  cards,
  DEMO_URL,
  everyBlock,
  fees,
  hero,
  how,
  milestone,
  post,
  sectionsOfLanding,
  sectionsOfPages,
  settings,
  statistics,
  words,
} from './content'
import { formSurfaces } from './form-surfaces'
import './posts'

/** Fields that hold no words for people. */
const CODE =
  /^_|^(id|slug|type|kind|url|icon|level|style|marks|listItem|number|assetId|captionsUrl|mimeType|placeholder|publishedAt|tallUrl|updatedAt|day|email|amounts|initials|alt|length|place|format|counts|figure|seo|timeZone|lit|masjid|scene)$|href/i

/** Content with other words in every text that staff write, and with lists so many times as long; names in braces stay. */
function rewrite<T>(content: T, words: string, times: number): T {
  return Object(change(content, words, times))
}

function change(value: unknown, words: string, times: number): unknown {
  if (typeof value === 'string') return [words, ...(value.match(/\{\w+\}/g) ?? [])].join(' ')
  if (Array.isArray(value)) {
    return Array.from({ length: times }, (_, round) =>
      value.map(each => again(change(each, words, times), round)),
    ).flat()
  }
  if (typeof value !== 'object' || value === null) return value
  // The hero's phone is an object, full of words.
  const isKept = (name: string, each: unknown) => CODE.test(name) || (name === 'phone' && typeof each === 'string')
  const fields = Object.entries(value)
  return Object.fromEntries(
    fields.map(([name, each]) => [name, isKept(name, each) ? each : change(each, words, times)]),
  )
}

/** Members of a list are told apart by one of these. */
function again(member: unknown, round: number): unknown {
  if (round === 0 || typeof member !== 'object' || member === null) return member
  const fields = Object.entries(member)
  return Object.fromEntries(
    fields.map(([name, value]) => [name, /^(_key|id|href)$/.test(name) ? `${value}-${round}` : value]),
  )
}

/** Everything that shows words of staff, with these words. `times`: how often each list is repeated. */
export function surfaces(text: string, times = 1): [name: string, surface: ReactNode][] {
  const write = <T,>(content: T) => rewrite(content, text, times)
  const labels = settings.labels
  const written = write(settings)
  const card = write(cards.slice(0, 3))
  const blog = { ...write(words), seo: words.seo }
  const page: PageData = {
    ...{ title: text, demoUrl: DEMO_URL, fees: write(fees) },
    ...{ settings: { ...written, labels }, statistics, posts: { posts: card, total: 9 } },
  }
  const category: Category = { id: 'c', slug: 'ramadan', title: text, description: text, updatedAt: '' }
  const ofPages: Section[] = [
    ...new Map(sectionsOfPages.map(section => [section._type, section])).values(),
    { ...readSection('pictures', { title: 'Title' }), items: how.pictures },
  ]
  const sections = [...sectionsOfLanding, ...ofPages]
  const phone = writePhone(write<typeof hero>(hero).phone, [])
  return Object.entries({
    ...Object.fromEntries(
      sections.map(each => [each._type, <Sections key={each._type} sections={[write<Section>(each)]} page={page} />]),
    ),
    'receipt of the phone': (
      <section className="hero">
        <div className="wrap hero-columns">
          <div className="hero-copy" />
          <div className="hero-art">
            <Phone phone={phone}>
              <GiveForm
                phone={phone}
                cover={
                  <div className="phone-receipt">
                    <PhoneReceipt texts={phone} draft={{ ...phone.draft, often: 2 }} />
                  </div>
                }
              />
            </Phone>
          </div>
        </div>
      </section>
    ),
    blog: <Sections sections={[readSection('blog', { title: text, emptyText: text })]} page={page} />,
    post: (
      <PostArticle
        post={{ ...write(post), body: write(everyBlock), category: { id: 'c', slug: 'ramadan', title: text } }}
        {...{ more: card, words: blog, labels, demoUrl: DEMO_URL }}
      />
    ),
    'blog page': (
      <BlogList
        {...{ words: blog, category, page: 1, labels, newest: card }}
        categories={[category, { ...category, id: 'd', slug: 'board' }]}
        cards={{ posts: card, total: 3 }}
      />
    ),
    'author page': (
      <AuthorList
        {...{ author: write(author), since: post.publishedAt, words: blog, page: 1, labels }}
        cards={{ posts: card, total: 3 }}
      />
    ),
    'legal page': <LegalArticle title={text} updatedAt="2026-11-02" body={write(everyBlock)} settings={settings} />,
    'missing page': (
      <Lost title={text} text={text}>
        <ContactRow href="/blog" icon="article" title={text} note={text} />
      </Lost>
    ),
    footer: <Footer settings={written} />,
    header: <Header settings={{ ...written, labels, productName: settings.productName }} />,
    announcement: (
      <AnnouncementBanner
        banner={{ text, link: { label: text, href: '/' }, linkHrefSmall: '/trial' }}
        labels={labels}
      />
    ),
    success: (
      <Success title={<FocusedTitle>{text}</FocusedTitle>}>
        <p dir="auto">{text}</p>
        <SuccessWays>
          <ButtonLink href="/">{text}</ButtonLink>
        </SuccessWays>
      </Success>
    ),
    milestone: <MilestoneDialog milestone={write(milestone)} settings={settings} />,
    ...formSurfaces(text, write, fees),
  })
}
