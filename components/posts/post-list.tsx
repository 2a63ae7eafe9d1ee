import { PostCard, type PostLook } from '@/components/posts/post-card'
import type { PostCard as PostCardContent } from '@/content/types'

type PostListProps = {
  posts: PostCardContent[]
  /** False where all posts of the page are by one author. */
  hasAuthors?: boolean
  /** The element of the cards' titles. */
  heading?: 'h2' | 'h3'
  look?: Exclude<PostLook, 'lead'>
}

export function PostList({ posts, hasAuthors = haveAuthors(posts), heading = 'h3', look = 'card' }: PostListProps) {
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

/** A line that says the same below every post says nothing. */
export function haveAuthors(posts: PostCardContent[]): boolean {
  return posts.length === 1 || new Set(posts.map(({ author }) => author?.name)).size > 1
}
