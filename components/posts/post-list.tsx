import { PostCard } from '@/components/posts/post-card'
import type { PostCard as PostCardContent } from '@/content/types'

/** `heading` is the element of the cards' titles. */
export function PostList({ posts, heading = 'h3' }: { posts: PostCardContent[]; heading?: 'h2' | 'h3' }) {
  return (
    <ul className="grid gap-x-6 gap-y-10 md:grid-cols-3">
      {posts.map(post => (
        <li key={post.id}>
          <PostCard post={post} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
