import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { Thing } from 'schema-dts'
import { describePage } from '@/app/(site)/describe-page'
import { SitePage } from '@/app/(site)/site-page'
import { blogTrail } from '@/app/(site)/structured-data'
import { AuthorList } from '@/components/posts/author-list'
import { StructuredData } from '@/components/ui/structured-data'
import { slugsOfBuild } from '@/content/addresses'
import { getBlogPage } from '@/content/documents/blog-page'
import { getSiteSettings } from '@/content/documents/site-settings'
import { pictureUrl } from '@/content/image'
import { getAuthorStart } from '@/content/posts/lists'
import { findAuthorList } from '@/content/posts/posts'
import type { Author } from '@/content/types'
import { authorPath, pageCountOf } from '@/lib/addresses/blog'
import { absoluteUrl } from '@/lib/addresses/structured-data'
import { fillIn } from '@/lib/words/format'

/** Without a page it is the first page. */
type AuthorPageProps = { params: Promise<{ author: string; page?: string }> }

/** In pixels. */
const PORTRAIT_WIDTH = 512

export const ensureStatic = 'navigation'

export async function generateStaticParams(): Promise<{ author: string }[]> {
  return (await slugsOfBuild('author')).map(author => ({ author }))
}

export async function generateMetadata({ params }: AuthorPageProps): Promise<Metadata> {
  const [found, words, { labels }] = await Promise.all([findAuthorList(await params), getBlogPage(), getSiteSettings()])
  if (!found) return { robots: { index: false } }
  const { author, page, cards } = found
  const { name, slug, role, bio } = author
  const place = page > 1 ? ` · ${fillIn(labels.page, { page, pages: pageCountOf(cards.total) })}` : ''
  return describePage(
    {
      title: `${name} · ${words.title}${place}`,
      description: bio ?? role,
      card: { kind: 'author', name: slug, version: [name, role, bio, String(cards.total)] },
    },
    authorPath(slug, page),
  )
}

export default async function AuthorPage({ params }: AuthorPageProps) {
  const [found, words, { labels, productName }] = await Promise.all([
    findAuthorList(await params),
    getBlogPage(),
    getSiteSettings(),
  ])
  if (!found) notFound()
  const { author, page, cards } = found
  const trail = blogTrail(productName, words.title, { name: author.name, path: authorPath(author.slug) })
  return (
    <SitePage>
      <StructuredData data={[describePerson(author), trail]} />
      <AuthorList
        author={author}
        since={await getAuthorStart(author.id)}
        words={words}
        page={page}
        cards={cards}
        labels={labels}
      />
    </SitePage>
  )
}

function describePerson({ slug, name, role, bio, image }: Author): Thing {
  const address = absoluteUrl(authorPath(slug))
  return {
    '@type': 'ProfilePage',
    '@id': address,
    mainEntity: {
      '@type': 'Person',
      '@id': `${address}#person`,
      name,
      url: address,
      ...(role && { jobTitle: role }),
      ...(bio && { description: bio }),
      ...(image && { image: pictureUrl(image, { width: PORTRAIT_WIDTH }) }),
    },
  }
}
