import { PostList } from '@/components/posts/post-list'
import type { SectionProps } from '@/components/sections/types'
import { Text } from '@/components/ui/text'
import { TextLink } from '@/components/ui/text-link'
import { POSTS_AT_HOME, pageCountOf } from '@/lib/addresses/blog'
import { PagedPosts } from './paged-posts.client'

export function Blog({ section: { title, emptyText, allPostsLink }, page }: SectionProps<'blog'>) {
  return (
    <section id="blog" className="paper-section wrap reserves-[1470px] sm:reserves-[840px] lg:reserves-[690px]">
      <div className="mb-[clamp(32px,4vw,56px)] flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <Text.h2 className="text-display">{title}</Text.h2>
        {allPostsLink && (
          <TextLink href={allPostsLink.href} className="min-h-11">
            {allPostsLink.label}
          </TextLink>
        )}
      </div>
      {page.posts.posts.length === 0 ? (
        <Text.p className="text-lead text-muted">{emptyText}</Text.p>
      ) : (
        <Pages title={title} page={page} />
      )}
    </section>
  )
}

function Pages({ title, page: { posts, settings } }: Pick<SectionProps<'blog'>, 'page'> & { title: string }) {
  const pageCount = pageCountOf(posts.total, POSTS_AT_HOME)
  const firstPage = <PostList posts={posts.posts} />
  if (pageCount <= 1) return firstPage
  const { page, previous, next } = settings.labels
  return (
    <PagedPosts title={title} pageCount={pageCount} labels={{ page, previous, next }}>
      {firstPage}
    </PagedPosts>
  )
}
