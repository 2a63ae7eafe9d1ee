import { ArchivePage, PostList } from '@/components/posts/post-list'
import { PostPager } from '@/components/posts/post-pager'
import { FilledText } from '@/components/ui/filled-text'
import { Text } from '@/components/ui/text'
import type { PostCards } from '@/content/posts/posts'
import type { BlogPage, Category, Labels, PostCard } from '@/content/types'
import { blogPath } from '@/lib/addresses/blog'

type BlogListProps = {
  words: BlogPage
  categories: Category[]
  /** The current category; null for all posts. */
  category: Category | null
  page: number
  cards: PostCards
  /** Offered in place of a category's posts when it has none. */
  newest: PostCard[]
  labels: Labels
}

export function BlogList({ words, categories, category, page, cards, newest, labels }: BlogListProps) {
  const title = category?.title ?? words.title
  const emptyTitle = category && words.emptyCategoryTitle
  return (
    <div className="wrap py-[clamp(28px,4vw,64px)_var(--spacing-section)]">
      <div className="grid gap-y-[14px] gap-x-[24px] items-end [&_p]:max-w-[30em] lg:grid-cols-[5fr_7fr] lg:[&_p]:pb-[0.3em]">
        <Text.h1 className="text-display">{title}</Text.h1>
        <Text.p className="text-lead text-muted">{category ? category.description : words.lead}</Text.p>
      </div>
      <CategoryLinks {...{ words, categories, category }} />
      {cards.posts.length === 0 ? (
        <>
          <section className="empty-list relative grid mb-[clamp(32px,4vw,56px)] overflow-hidden rounded-2xl bg-mint-100 max-[47.5rem]:pt-[220px] min-[47.5rem]:min-h-[clamp(300px,26vw,380px)]">
            <div>
              <h2 dir="auto">
                <FilledText text={emptyTitle || words.emptyText} nodes={{ category: <bdi>{title}</bdi> }} />
              </h2>
              {emptyTitle && newest.length > 0 && <Text.p>{words.emptyCategoryText}</Text.p>}
            </div>
          </section>
          {newest.length > 0 && <PostList posts={newest} look="row" />}
        </>
      ) : (
        <ArchivePage posts={cards.posts} hasLead={page === 1} />
      )}
      <PostPager {...{ title, page, labels }} total={cards.total} hrefOf={number => blogPath(number, category?.slug)} />
    </div>
  )
}

/** A category without posts is not offered, but is named while it is open. */
function CategoryLinks({ words, categories, category }: Pick<BlogListProps, 'words' | 'categories' | 'category'>) {
  const isListed = !category || categories.some(({ id }) => id === category.id)
  const offered = isListed ? categories : [...categories, category]
  if (offered.length === 0) return null
  return (
    <nav aria-label={words.categoriesLabel} className="tabs">
      <ul>
        {[{ slug: null, title: words.allLabel }, ...offered].map(({ slug, title }) => (
          <li key={slug ?? ''}>
            <Text.a href={blogPath(1, slug)} aria-current={(category?.slug ?? null) === slug ? 'true' : undefined}>
              {title}
            </Text.a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
