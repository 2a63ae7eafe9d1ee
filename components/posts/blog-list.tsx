import { CategoryLinks } from '@/components/posts/category-links'
import { PostList } from '@/components/posts/post-list'
import { PostPager } from '@/components/posts/post-pager'
import type { PostCards } from '@/content/posts/posts'
import type { BlogPage, Category, Labels } from '@/content/types'
import { pageCountOf } from '@/lib/blog'

type BlogListProps = {
  words: BlogPage
  title: string
  lead: string | null
  categories: Category[]
  /** Slug of the current category; null for all posts. */
  category: string | null
  page: number
  cards: PostCards
  hrefOf: (page: number) => string
  labels: Labels
}

export function BlogList({ words, title, lead, categories, category, page, cards, hrefOf, labels }: BlogListProps) {
  return (
    <div className="wrap pt-[clamp(32px,5vw,72px)] pb-section">
      <h1 className="text-display">{title}</h1>
      {lead && <p className="mt-4 max-w-[38em] text-lead text-muted">{lead}</p>}
      <CategoryLinks words={words} categories={categories} current={category} />
      <div className="mt-[clamp(36px,4.5vw,64px)]">
        {cards.posts.length === 0 ? (
          <p className="text-lead text-muted">{words.emptyText}</p>
        ) : (
          <PostList posts={cards.posts} heading="h2" />
        )}
      </div>
      <PostPager title={title} page={page} pageCount={pageCountOf(cards.total)} hrefOf={hrefOf} labels={labels} />
    </div>
  )
}
