import type { PostCard as PostCardContent } from '@/content/types'
import { PostCard } from './post-card'

/** The cards of one page. */
export function PostList({ posts }: { posts: PostCardContent[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-10 md:grid-cols-3">
      {posts.map(post => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  )
}
