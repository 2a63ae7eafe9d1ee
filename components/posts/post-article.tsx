import { Picture } from '@/components/media/picture'
import { PostHead } from '@/components/posts/post-head'
import { PostList } from '@/components/posts/post-list'
import { RichText } from '@/components/rich-text/rich-text'
import { Initials } from '@/components/ui/initials'
import type { BlogPage, Labels, Post, PostCard } from '@/content/types'
import { PAGE_IDS } from '@/lib/page-ids'

/** In CSS pixels. */
const COVER = { width: 1248, height: 624 }
const PORTRAIT = { width: 72, height: 72 }

export function PostArticle({
  post,
  more,
  words,
  labels,
}: {
  post: Post
  more: PostCard[]
  words: BlogPage
  labels: Labels
}) {
  const { picture, author, body } = post
  return (
    <div className="wrap">
      <article>
        <PostHead post={post} words={words} />
        {picture && (
          <Picture
            picture={picture}
            {...COVER}
            sizes={`(width >= 90rem) ${COVER.width}px, 87vw`}
            priority
            className="mt-[clamp(28px,3.4vw,48px)] aspect-[2] w-full rounded-xl object-cover lg:rounded-2xl"
          />
        )}
        <RichText blocks={body} labels={labels} className="rich-text-lead mt-[clamp(36px,4.6vw,66px)]" />
        {author && <AuthorNote author={author} />}
      </article>
      {more.length > 0 && (
        <section aria-labelledby={PAGE_IDS.morePosts} className="py-section">
          <h2 id={PAGE_IDS.morePosts} className="mb-[clamp(28px,3vw,44px)] text-title">
            {words.moreTitle}
          </h2>
          <PostList posts={more} />
        </section>
      )}
    </div>
  )
}

/** Renders nothing when only the name of the author is known. */
function AuthorNote({ author }: { author: NonNullable<Post['author']> }) {
  const { name, role, bio, image } = author
  if (!role && !bio) return null
  return (
    <footer className="mx-auto mt-[clamp(48px,5vw,72px)] grid max-w-[720px] grid-cols-[auto_1fr] items-start gap-x-5 gap-y-1 border-rule-strong border-t pt-7">
      {image ? (
        <Picture
          picture={{ ...image, alt: '' }}
          {...PORTRAIT}
          sizes={`${PORTRAIT.width}px`}
          className="row-span-3 size-18 rounded-lg"
        />
      ) : (
        <Initials name={name} className="row-span-3 size-18 rounded-lg text-[1.5rem]" />
      )}
      <p className="col-start-2 font-[650] text-heading">{name}</p>
      {role && <p className="col-start-2 text-muted text-sm">{role}</p>}
      {bio && <p className="col-start-2 mt-1.5 text-ui">{bio}</p>}
    </footer>
  )
}
