import { PostCard, type PostLook } from '@/components/posts/post-card'
import type { PostCard as PostCardContent } from '@/content/types'

type PostListProps = {
  posts: PostCardContent[]
  /** The element of the cards' titles. */
  heading?: 'h2' | 'h3'
  look?: Exclude<PostLook, 'lead'>
}

export function PostList({ posts, heading = 'h3', look = 'card' }: PostListProps) {
  return (
    <ul className={`posts posts-${look}`}>
      {posts.map(post => (
        <li key={post.id}>
          <PostCard post={post} heading={heading} look={look} />
        </li>
      ))}
    </ul>
  )
}
