import type { SectionProps } from '@/components/sections/types'
import { TextLink } from '@/components/ui/text-link'
import type { Blog as BlogContent } from '@/content/types'
import { POSTS_PER_PAGE } from '@/lib/blog'
import { Pager } from './pager'
import { PostCard } from './post-card'

/** The newest posts; the pager's links lead to the blog's own pages. */
export function Blog({ section: { title, emptyText, allPostsLink }, page }: SectionProps<BlogContent>) {
  const { posts, total } = page.posts
  const pageCount = Math.ceil(total / POSTS_PER_PAGE)
  return (
    <section id="blog" className="wrap pb-section">
      <div className="mb-[clamp(32px,4vw,56px)] flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 className="text-display">{title}</h2>
        {allPostsLink && (
          <TextLink href={allPostsLink.href} className="min-h-11">
            {allPostsLink.label}
          </TextLink>
        )}
      </div>
      {posts.length === 0 ? (
        <p className="text-lead text-muted">{emptyText}</p>
      ) : (
        <ul className="grid gap-x-6 gap-y-10 md:grid-cols-3">
          {posts.slice(0, POSTS_PER_PAGE).map(post => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      )}
      {pageCount > 1 && <Pager title={title} pageCount={pageCount} labels={page.settings.labels} />}
    </section>
  )
}
