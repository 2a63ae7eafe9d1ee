import { PostCard, PostList } from '@/components/posts/post-list'
import type { PostCard as PostCardContent } from '@/content/types'

/** In rows of three; what would leave one alone in the last of them is beside each other in twos, before the others. */
const ROW = 3

type ArchivePageProps = {
  posts: PostCardContent[]
  /** Begins with a lead story. */
  hasLead: boolean
  hasAuthors?: boolean
}

/** One page of posts. On phones the posts in rows of three are compact. */
export function ArchivePage({ posts, hasLead, hasAuthors = true }: ArchivePageProps) {
  const [lead] = hasLead ? posts : []
  const others = hasLead ? posts.slice(1) : posts
  const inTwos = others.slice(0, countInTwos(others.length))
  const inThrees = others.slice(inTwos.length)
  const list = { heading: 'h2', hasAuthors } as const
  return (
    <div className="grid gap-[clamp(40px,4.6vw,72px)]">
      {lead && <PostCard post={lead} hasAuthor={hasAuthors} heading="h2" look="lead" priority />}
      {inTwos.length > 0 && <PostList {...list} posts={inTwos} look="half" />}
      {inThrees.length > 0 && <PostList {...list} posts={inThrees} look="row" />}
    </div>
  )
}

function countInTwos(count: number): number {
  const rest = count % ROW
  return rest === 1 && count > ROW ? ROW + 1 : rest
}
