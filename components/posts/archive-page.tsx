import { PostCard } from '@/components/posts/post-card'
import { PostList } from '@/components/posts/post-list'
import type { PostCard as PostCardContent } from '@/content/types'

/** Posts of the first page: the lead story, two beside each other, and rows of three. */
const HALVES = 2

type ArchivePageProps = {
  posts: PostCardContent[]
  /** Begins with a lead story. */
  hasLead: boolean
}

/** One page of posts. On phones the posts after the first three are compact rows. */
export function ArchivePage({ posts, hasLead }: ArchivePageProps) {
  if (!hasLead) return <PostList posts={posts} heading="h2" look="row" />
  const [lead, ...others] = posts
  const halves = others.slice(0, HALVES)
  const rows = others.slice(HALVES)
  return (
    <div className="archive">
      {lead && <PostCard post={lead} heading="h2" look="lead" priority />}
      {halves.length > 0 && <PostList posts={halves} heading="h2" look="half" />}
      {rows.length > 0 && <PostList posts={rows} heading="h2" look="row" />}
    </div>
  )
}
