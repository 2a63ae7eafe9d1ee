import { Contents } from '@/components/posts/contents'
import { Portrait } from '@/components/posts/portrait'
import { PostList, PostPicture } from '@/components/posts/post-list'
import { RichText } from '@/components/rich-text/rich-text'
import { classNames } from '@/components/ui/class-names'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { FilledText } from '@/components/ui/filled-text'
import { Icon } from '@/components/ui/icon'
import { Invitation } from '@/components/ui/invitation'
import { Text } from '@/components/ui/text'
import { TextLink } from '@/components/ui/text-link'
import { withoutMark } from '@/content/marks'
import { headingsOf } from '@/content/rich-text'
import type { BlogPage, Labels, Post, PostCard } from '@/content/types'
import { authorPath, blogPath, postPath } from '@/lib/addresses/blog'
import { PAGE_IDS } from '@/lib/environment/page-ids'
import { fillIn } from '@/lib/words/format'
import { firstNameOf } from '@/lib/words/initials'
import { Share } from './share.client'

/** In CSS pixels. */
const COVER = { width: 1248, height: 624, sizes: '(width >= 90rem) 1248px, 87vw' }
const PORTRAIT_IN_HEAD = 44
const PORTRAIT_AT_END = 72
/** Characters; a longer title gets a smaller step. */
const LONG_TITLE = 90

type PostArticleProps = {
  post: Post
  more: PostCard[]
  words: BlogPage
  labels: Labels
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
              <Share path={postPath(slug)} title={withoutMark(title)} words={words.postLabels} />
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

function PostHead({ post, words }: { post: Post; words: BlogPage }) {
  const { title, author, publishedAt, day, category, readingMinutes } = post
  return (
    <header className="post-head">
      <p className="crumb">
        <TextLink href={blogPath(1)}>{words.title}</TextLink>
        {category && (
          <>
            <span aria-hidden />
            <TextLink href={blogPath(1, category.slug)}>{category.title}</TextLink>
          </>
        )}
      </p>
      <Text.h1 className={classNames(withoutMark(title).length > LONG_TITLE && 'is-long')}>{title}</Text.h1>
      <div className="post-facts">
        {author && (
          // An author without a page is named where the link would be.
          <a className="writer" href={author.slug ? authorPath(author.slug) : undefined}>
            <Portrait author={author} size={PORTRAIT_IN_HEAD} className="portrait-sm w-[44px] h-[44px]" />
            <b dir="auto">{author.name}</b>
          </a>
        )}
        <time dateTime={publishedAt}>{day}</time>
        <span dir="auto">{fillIn(words.readingTime, { minutes: readingMinutes })}</span>
      </div>
    </header>
  )
}

function PostEnd({ post: { author }, words, demoUrl }: Pick<PostArticleProps, 'post' | 'words' | 'demoUrl'>) {
  const { invitation, authorLabels } = words
  if (!author && !invitation) return null
  return (
    <div className="post-end grid gap-[40px] max-w-[720px] m-[64px_auto_72px]">
      {invitation && (
        <Invitation {...invitation} trialLink={invitation.link} trialTag={invitation.tag} demoUrl={demoUrl} />
      )}
      {author && (
        <aside
          className="author-box grid grid-cols-[auto_minmax(0,1fr)] gap-[18px] items-center pt-[40px] border-t border-t-rule max-[30rem]:items-start"
          aria-label={`${authorLabels.writtenBy} ${author.name}`}
        >
          <Portrait author={author} size={PORTRAIT_AT_END} className="portrait-md w-[72px] h-[72px]" />
          <div>
            <Text.p className="text-sm">{authorLabels.writtenBy}</Text.p>
            <h2 dir="auto">{author.name}</h2>
            <Text.p className="author-role">{author.role}</Text.p>
            <Text.p>{author.bio}</Text.p>
            {author.slug && (
              <TextLink href={authorPath(author.slug)} className="min-h-11">
                <span>
                  <FilledText text={authorLabels.allPosts} nodes={{ name: <bdi>{firstNameOf(author.name)}</bdi> }} />
                </span>
                <Icon name="arrow-right" />
              </TextLink>
            )}
          </div>
        </aside>
      )}
    </div>
  )
}
