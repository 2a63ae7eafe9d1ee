import type { ComponentProps } from 'react'
import { Picture } from '@/components/media/picture'
import { Text } from '@/components/ui/text'
import type { Picture as PictureData, PostCard as PostCardContent } from '@/content/types'
import { coverPath, postPath } from '@/lib/addresses/blog'

const SMALL = { width: 400, height: 225 }

/** Widths on the page; posts.css has the looks. */
const LOOKS = {
  card: { ...SMALL, sizes: '(width >= 90rem) 400px, (width >= 60rem) 28vw, (width >= 37.5rem) 42vw, 87vw' },
  row: { ...SMALL, sizes: '(width >= 90rem) 400px, (width >= 60rem) 28vw, (width >= 37.5rem) 42vw, 200px' },
  half: { width: 612, height: 344, sizes: '(width >= 90rem) 612px, (width >= 47.5rem) 43vw, 87vw' },
  lead: { width: 696, height: 464, sizes: '(width >= 90rem) 696px, (width >= 60rem) 50vw, 87vw' },
} as const

/** In rows of three; what would leave one alone in the last of them is beside each other in twos, before the others. */
const ROW = 3

type CardProps = {
  post: PostCardContent
  look?: keyof typeof LOOKS
  heading?: 'h2' | 'h3'
  /** False in a list whose posts are all by one author. */
  hasAuthor?: boolean
  priority?: boolean
}

type ListProps = Omit<CardProps, 'post'> & { posts: PostCardContent[] }
type ArchivePageProps = Pick<ListProps, 'posts' | 'hasAuthor'> & { hasLead: boolean }

/** One page of posts. On phones the posts in rows of three are compact. */
export function ArchivePage({ posts, hasLead, ...card }: ArchivePageProps) {
  const others = posts.slice(hasLead ? 1 : 0)
  const rest = others.length % ROW
  const inTwos = others.slice(0, rest === 1 && others.length > ROW ? ROW + 1 : rest)
  const inThrees = others.slice(inTwos.length)
  const [lead] = hasLead ? posts : []
  return (
    <div className="grid gap-[clamp(40px,4.6vw,72px)] print:block print:*:mb-[24pt]">
      {lead && <PostCard {...card} post={lead} heading="h2" look="lead" priority />}
      {inTwos.length > 0 && <PostList {...card} posts={inTwos} heading="h2" look="half" />}
      {inThrees.length > 0 && <PostList {...card} posts={inThrees} heading="h2" look="row" />}
    </div>
  )
}

export function PostList({ posts, look = 'card', ...card }: ListProps) {
  return (
    <ul className={`posts posts-${look}`}>
      {posts.map(post => (
        <li key={post.id}>
          <PostCard {...card} post={post} look={look} />
        </li>
      ))}
    </ul>
  )
}

function PostCard({ post, look = 'card', heading: Heading = 'h3', hasAuthor = true, priority }: CardProps) {
  const { slug, title, publishedAt, day, excerpt, category, author, previewImage } = post
  return (
    <article className={`post-card post-${look}`}>
      <div className="post-picture print:max-h-[2.8in]">
        <PostPicture post={{ slug, picture: previewImage }} {...LOOKS[look]} priority={priority} />
      </div>
      <div className="post-words">
        <p className="post-meta">
          <time dateTime={publishedAt}>{day}</time> {category && <bdi>{category.title}</bdi>}
        </p>
        <Heading dir="auto">
          <a href={postPath(slug)}>{title}</a>
        </Heading>
        <Text.p className="post-excerpt">{excerpt}</Text.p>
        {hasAuthor && <Text.p className="post-author">{author?.name}</Text.p>}
      </div>
    </article>
  )
}

type PostPictureProps = Omit<ComponentProps<typeof Picture>, 'picture'> & {
  post: { slug: string; picture: PictureData | null }
}

/** The picture of a post, or the cover that is drawn from its slug. Decoration has no alternative text: the title is beside it. */
export function PostPicture({ post: { slug, picture }, priority = false, ...size }: PostPictureProps) {
  if (picture) return <Picture picture={picture} {...size} priority={priority} />
  return (
    // biome-ignore lint/performance/noImgElement: an SVG, which fits every size
    <img
      src={coverPath(slug)}
      width={size.width}
      height={size.height}
      alt=""
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  )
}
