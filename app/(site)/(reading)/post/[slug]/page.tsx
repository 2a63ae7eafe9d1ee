import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { describePage } from '@/app/(site)/describe-page'
import { SitePage } from '@/app/(site)/site-page'
import { PostArticle } from '@/components/posts/post-article'
import { ButtonLink } from '@/components/ui/button'
import { StructuredData } from '@/components/ui/structured-data'
import { slugsOfBuild } from '@/content/addresses'
import { getBlogPage } from '@/content/documents/blog-page'
import { getSiteSettings } from '@/content/documents/site-settings'
import { fillContacts } from '@/content/posts/contacts'
import { getComingDate, getPost } from '@/content/posts/post'
import { getMorePosts } from '@/content/posts/posts'
import { postPath } from '@/lib/addresses/blog'
import { serverEnv } from '@/lib/environment/server-env'
import { whenWords } from '@/lib/time/dates'
import { pathAtDate } from '@/lib/time/preview-date'
import { describePost } from './structured-data'

const POSTS_OF_BUILD = 12

type PostPageProps = PageProps<'/post/[slug]'>

/** No Suspense boundary around a post: even a cached one would first show "Loading..." and need JavaScript to appear. */
export const ensureStatic = 'navigation'

export async function generateStaticParams(): Promise<{ slug: string }[]> {
  return (await slugsOfBuild('post', { max: POSTS_OF_BUILD })).map(slug => ({ slug }))
}

export async function generateMetadata({ params }: PostPageProps): Promise<Metadata> {
  const { slug } = await params
  const post = await getPost(slug)
  if (!post) return { robots: { index: false } }
  const { title, excerpt, publishedAt, day, updatedAt, author, category, picture, seo } = post
  return describePage(
    {
      title,
      description: excerpt,
      seo,
      card: {
        kind: 'post',
        name: slug,
        version: [title, category?.title ?? null, day, author?.name ?? null, picture?.assetId ?? null],
      },
      article: { publishedAt, updatedAt, author: author?.name ?? null },
    },
    postPath(slug),
  )
}

export default async function PostPage({ params }: PostPageProps) {
  const { slug } = await params
  const post = await getPost(slug)
  if (!post) return <NotYet slug={slug} />
  const [more, words, settings] = await Promise.all([getMorePosts(post), getBlogPage(), getSiteSettings()])
  return (
    <SitePage>
      <StructuredData data={describePost(post, words, settings)} />
      <PostArticle
        post={{ ...post, body: fillContacts(post.body, settings) }}
        more={more}
        words={words}
        labels={settings.labels}
        demoUrl={`${serverEnv.donationUrl}/demo`}
      />
    </SitePage>
  )
}

/** A post that visitors do not find. Staff who look at the present learn when it comes. */
async function NotYet({ slug }: { slug: string }) {
  const date = await getComingDate(slug)
  if (!date) notFound()
  return (
    <SitePage>
      <div className="wrap grid min-h-dvh content-center justify-items-start gap-6">
        <h1 className="text-display">Comes on {whenWords(date.moment, Date.now(), date.zone)}</h1>
        <p className="text-lead text-muted">Until then visitors do not find this post.</p>
        <ButtonLink href={pathAtDate(postPath(slug), date)}>Show it</ButtonLink>
      </div>
    </SitePage>
  )
}
