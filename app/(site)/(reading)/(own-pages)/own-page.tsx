import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ComponentType } from 'react'
import type { Thing } from 'schema-dts'
import { describePage } from '@/app/(site)/describe-page'
import { SitePage } from '@/app/(site)/site-page'
import { breadcrumbs } from '@/app/(site)/structured-data'
import type { PageData, SectionsProps } from '@/components/sections/types'
import { StructuredData } from '@/components/ui/structured-data'
import { slugsOfBuild } from '@/content/addresses'
import { getFeeCopy } from '@/content/documents/fee-copy'
import { getPage } from '@/content/documents/page'
import { getSiteSettings } from '@/content/documents/site-settings'
import { getPlatformStatistics, NO_FIGURES } from '@/content/figures/sources'
import { getPostCards } from '@/content/posts/posts'
import type { Page, SectionName, SiteSettings } from '@/content/types'
import { POSTS_AT_HOME } from '@/lib/addresses/blog'
import { ownPageCard } from '@/lib/addresses/card-url'
import { absoluteUrl } from '@/lib/addresses/structured-data'
import { serverEnv } from '@/lib/environment/server-env'

const PAGES_OF_BUILD = 12
const NO_POSTS = { posts: [], total: 0 }

export type OwnPageProps = { params: Promise<{ address: string[] }> }

export async function listNewestPages(isLive: boolean): Promise<{ address: string[] }[]> {
  const addresses = await slugsOfBuild('page', { max: PAGES_OF_BUILD, isLive })
  return addresses.map(address => ({ address: address.split('/') }))
}

export async function generateMetadata({ params }: OwnPageProps): Promise<Metadata> {
  const address = (await params).address.join('/')
  const page = await getPage(address)
  if (!page) return { robots: { index: false } }
  const { title, seo, cover } = page
  const lead = cover?.lead ?? ''
  const card = ownPageCard(address, [title, lead, cover?.picture?.assetId ?? null])
  return describePage({ title, description: lead, seo, card }, `/${address}`)
}

type Parts = { Sections: ComponentType<SectionsProps>; Dialogs?: ComponentType<SectionsProps> }

export async function OwnPage({ params, Sections, Dialogs }: OwnPageProps & Parts) {
  const page = await getPage((await params).address.join('/'))
  if (!page) notFound()
  const data = await getPageData(page)
  return (
    <>
      <SitePage hasOwnButton={Boolean(page.cover?.trialLink)}>
        <StructuredData data={describeOwnPage(page, data.settings)} />
        {!page.hasHeading && (
          <header className="page-head wrap">
            <h1 dir="auto">{page.title}</h1>
          </header>
        )}
        <Sections sections={page.sections} page={data} />
      </SitePage>
      {Dialogs && <Dialogs sections={page.sections} page={data} />}
    </>
  )
}

/** What the sections of a page need besides their own content. A page is revalidated by what it asks for, so only those with figures or posts ask for them. */
async function getPageData({ title, sections }: Page): Promise<PageData> {
  const has = (...names: SectionName[]) => sections.some(({ _type }) => names.includes(_type))
  const [settings, statistics, fees, posts] = await Promise.all([
    getSiteSettings(),
    has('hero', 'impact') ? getPlatformStatistics() : NO_FIGURES,
    getFeeCopy(),
    has('blog') ? getPostCards({ from: 0, to: POSTS_AT_HOME }) : NO_POSTS,
  ])
  return { title, settings, statistics, fees, posts, demoUrl: `${serverEnv.donationUrl}/demo` }
}

function describeOwnPage({ title, slug, sections }: Page, { productName }: SiteSettings): Thing[] {
  const path = `/${slug}`
  const questions = sections.flatMap(section => (section._type === 'questions' ? section.items : []))
  return [
    {
      '@type': questions.length > 0 ? 'FAQPage' : 'WebPage',
      '@id': absoluteUrl(path),
      url: absoluteUrl(path),
      name: title,
      isPartOf: { '@id': absoluteUrl('/#website') },
      ...(questions.length > 0 && {
        mainEntity: questions.map(question => ({
          '@type': 'Question',
          name: question.title,
          acceptedAnswer: { '@type': 'Answer', text: question.text },
        })),
      }),
    },
    breadcrumbs([
      { name: productName, path: '/' },
      { name: title, path },
    ]),
  ]
}
