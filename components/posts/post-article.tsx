import { Contents } from '@/components/posts/contents'
import { PostEnd } from '@/components/posts/post-end'
import { PostHead } from '@/components/posts/post-head'
import { PostList } from '@/components/posts/post-list'
import { PostPicture } from '@/components/posts/post-picture'
import { RichText } from '@/components/rich-text/rich-text'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { Icon } from '@/components/ui/icon'
import { withoutMark } from '@/content/marks'
import { headingsOf } from '@/content/rich-text'
import type { BlogPage, Labels, Post, PostCard } from '@/content/types'
import { postPath } from '@/lib/addresses/moved-address'
import { PAGE_IDS } from '@/lib/environment/page-ids'
import { Share } from './share.client'

/** In CSS pixels. */
const COVER = { width: 1248, height: 624, sizes: '(width >= 90rem) 1248px, 87vw' }

type PostArticleProps = {
  post: Post
  more: PostCard[]
  words: BlogPage
  labels: Labels
  /** The demo of the donation page. */
  demoUrl: string
}

export function PostArticle({ post, more, words, labels, demoUrl }: PostArticleProps) {
  const { slug, title, body } = post
  return (
    <div className="wrap">
      <article>
        <PostHead post={post} words={words} />
        <div className="post-cover">
          <PostPicture post={post} {...COVER} priority />
        </div>
        <div className="post-columns">
          <div className="max-xl:hidden">
            <Contents headings={headingsOf(body)} title={words.postLabels.contents} />
          </div>
          <RichText blocks={body} labels={labels} className="rich-text-lead" />
          <div className="post-tools">
            <ErrorBoundary>
              <Share
                path={postPath(slug)}
                title={withoutMark(title)}
                words={words.postLabels}
                copyIcon={<Icon name="link-simple" />}
                shareIcon={<Icon name="share-network" />}
              />
            </ErrorBoundary>
          </div>
        </div>
      </article>
      <PostEnd post={post} words={words} demoUrl={demoUrl} />
      {more.length > 0 && (
        <section
          aria-labelledby={PAGE_IDS.morePosts}
          className="more-posts pb-section [&_h2]:mb-[clamp(28px,3vw,44px)]"
        >
          <h2 id={PAGE_IDS.morePosts} dir="auto" className="text-title">
            {words.moreTitle}
          </h2>
          <PostList posts={more} look="row" />
        </section>
      )}
    </div>
  )
}
