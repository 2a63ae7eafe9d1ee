import type { PostCard as PostCardContent } from '@/content/types'
import { postPath } from '@/lib/addresses/moved-address'
import { PostPicture } from './post-picture'

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

export type PostLook = keyof typeof LOOKS

type PostCardProps = {
  post: PostCardContent
  /** False in a list whose posts are all by one author. */
  hasAuthor: boolean
  /** The element of the title. */
  heading: 'h2' | 'h3'
  look?: PostLook
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
        {excerpt && (
          <p dir="auto" className="post-excerpt">
            {excerpt}
          </p>
        )}
        {hasAuthor && author && (
          <p dir="auto" className="post-author">
            {author.name}
          </p>
        )}
      </div>
    </article>
  )
}
