import { Picture } from '@/components/media/picture'
import { Text } from '@/components/ui/text'
import type { Picture as PictureData, PostCard as PostCardContent } from '@/content/types'
import { coverPath } from '@/lib/addresses/blog'
import { postPath } from '@/lib/addresses/moved-address'

/** Widths on the page; posts.css has the looks. */
const LOOKS = {
  card: {
    width: 400,
    height: 225,
    sizes: '(width >= 90rem) 400px, (width >= 60rem) 28vw, (width >= 37.5rem) 42vw, 87vw',
  },
  row: {
    width: 400,
    height: 225,
    sizes: '(width >= 90rem) 400px, (width >= 60rem) 28vw, (width >= 37.5rem) 42vw, 200px',
  },
  half: { width: 612, height: 344, sizes: '(width >= 90rem) 612px, (width >= 47.5rem) 43vw, 87vw' },
  lead: { width: 696, height: 464, sizes: '(width >= 90rem) 696px, (width >= 60rem) 50vw, 87vw' },
} as const

type PostListProps = {
  posts: PostCardContent[]
  /** False in a list whose posts are all by one author. */
  hasAuthors?: boolean
  /** The element of the cards' titles. */
  heading?: 'h2' | 'h3'
  look?: Exclude<keyof typeof LOOKS, 'lead'>
}

export function PostList({ posts, hasAuthors = true, heading = 'h3', look = 'card' }: PostListProps) {
  return (
    <ul className={`posts posts-${look}`}>
      {posts.map(post => (
        <li key={post.id}>
          <PostCard post={post} hasAuthor={hasAuthors} heading={heading} look={look} />
        </li>
      ))}
    </ul>
  )
}

type PostCardProps = {
  post: PostCardContent
  hasAuthor: boolean
  heading: 'h2' | 'h3'
  look?: keyof typeof LOOKS
  /** For a picture above the fold. */
  priority?: boolean
}

export function PostCard({ post, hasAuthor, heading: Heading, look = 'card', priority }: PostCardProps) {
  const { slug, title, publishedAt, day, excerpt, category, author, previewImage } = post
  return (
    <article className={`post-card post-${look}`}>
      <div className="post-picture">
        <PostPicture post={{ slug, picture: previewImage }} {...LOOKS[look]} priority={priority} />
      </div>
      <div className="post-words">
        <p className="post-meta">
          <time dateTime={publishedAt}>{day}</time> {category && <bdi>{category.title}</bdi>}
        </p>
        <Heading dir="auto">
          <a href={postPath(slug)}>{title}</a>
        </Heading>
        <Text className="post-excerpt">{excerpt}</Text>
        {hasAuthor && <Text className="post-author">{author?.name}</Text>}
      </div>
    </article>
  )
}

type PostPictureProps = {
  post: { slug: string; picture: PictureData | null }
  /** The largest size on the page, in CSS pixels. */
  width: number
  height: number
  /** Width on the page, as in the `sizes` attribute. */
  sizes: string
  priority?: boolean
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
