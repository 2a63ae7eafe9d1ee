import type { BlogPage, Category } from '@/content/types'
import { blogPath } from '@/lib/addresses/blog'

export function CategoryLinks({
  words,
  categories,
  current,
}: {
  words: BlogPage
  categories: Pick<Category, 'id' | 'slug' | 'title'>[]
  /** Slug of the current category; null for all posts. */
  current: string | null
}) {
  if (categories.length === 0) return null
  return (
    <nav aria-label={words.categoriesLabel} className="tabs">
      <ul>
        <Tab href={blogPath(1)} label={words.allLabel} isCurrent={current === null} />
        {categories.map(({ id, slug, title }) => (
          <Tab key={id} href={blogPath(1, slug)} label={title} isCurrent={current === slug} />
        ))}
      </ul>
    </nav>
  )
}

function Tab({ href, label, isCurrent }: { href: string; label: string; isCurrent: boolean }) {
  return (
    <li>
      <a href={href} dir="auto" aria-current={isCurrent ? 'true' : undefined}>
        {label}
      </a>
    </li>
  )
}
