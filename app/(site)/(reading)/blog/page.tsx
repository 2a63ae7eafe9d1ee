import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { describePage } from '@/app/(site)/describe-page'
import { SitePage } from '@/app/(site)/site-page'
import { blogTrail } from '@/app/(site)/structured-data'
import { BlogList } from '@/components/posts/blog-list'
import { StructuredData } from '@/components/ui/structured-data'
import { getBlogPage } from '@/content/documents/blog-page'
import { getSiteSettings } from '@/content/documents/site-settings'
import { getCategories } from '@/content/posts/lists'
import { findBlogList, getPostCards } from '@/content/posts/posts'
import { blogPath, pageCountOf } from '@/lib/addresses/blog'
import { pageCard } from '@/lib/addresses/card-url'
import { fillIn } from '@/lib/words/format'

/** Posts of the whole blog, for a category that has none. */
const POSTS_BESIDE_NONE = 3

/** The page of each route below: without a category it is the whole blog, without a page the first page. */
type BlogPageProps = { params: Promise<{ category?: string; page?: string }> }

export async function generateMetadata({ params }: BlogPageProps): Promise<Metadata> {
  const [found, words, { labels }] = await Promise.all([findBlogList(await params), getBlogPage(), getSiteSettings()])
  // The page itself responds with 404.
  if (!found) return { robots: { index: false } }
  const { category, page, cards } = found
  const title = category ? `${category.title} · ${words.title}` : words.seo.title || words.title
  const place = page > 1 ? ` · ${fillIn(labels.page, { page, pages: pageCountOf(cards.total) })}` : ''
  return describePage(
    {
      title,
      description: category?.description ?? words.lead,
      seo: { ...(!category && words.seo), title: `${title}${place}` },
      card: category
        ? { kind: 'category', name: category.slug, version: [category.title, words.title] }
        : pageCard('/blog', words.title),
    },
    blogPath(page, category?.slug),
  )
}

export default async function BlogPage({ params }: BlogPageProps) {
  const [found, words, categories, { labels, productName }] = await Promise.all([
    findBlogList(await params),
    getBlogPage(),
    getCategories(),
    getSiteSettings(),
  ])
  if (!found) notFound()
  const { category, page, cards } = found
  const { posts: newest } = cards.total > 0 ? { posts: [] } : await getPostCards({ from: 0, to: POSTS_BESIDE_NONE })
  const below = category ? [{ name: category.title, path: blogPath(1, category.slug) }] : []
  return (
    <SitePage>
      <StructuredData data={[blogTrail(productName, words.title, ...below)]} />
      <BlogList {...{ words, categories, category, page, cards, newest, labels }} />
    </SitePage>
  )
}
