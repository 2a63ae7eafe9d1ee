import { PostCard, type PostLook } from '@/components/posts/post-card'
import type { PostCard as PostCardContent } from '@/content/types'

type PostListProps = {
  posts: PostCardContent[]
  /** False on the page of an author. */
  hasAuthors?: boolean
  /** The element of the cards' titles. */
  heading?: 'h2' | 'h3'
  look?: Exclude<PostLook, 'lead'>
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
