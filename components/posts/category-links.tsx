import { classNames } from '@/components/ui/class-names'
import type { BlogPage, Category } from '@/content/types'

export function CategoryLinks({
  words,
  categories,
  current,
}: {
  words: BlogPage
  categories: Category[]
  /** Slug of the current category; null for all posts. */
  current: string | null
}) {
  if (categories.length === 0) return null
  return (
    <nav aria-label={words.categoriesLabel} className="mt-7">
      <ul className="flex flex-wrap gap-2.5">
        <CategoryLink href="/blog" label={words.allLabel} isCurrent={current === null} />
        {categories.map(({ id, slug, title }) => (
          <CategoryLink key={id} href={`/blog/category/${slug}`} label={title} isCurrent={current === slug} />
        ))}
      </ul>
    </nav>
  )
}

function CategoryLink({ href, label, isCurrent }: { href: string; label: string; isCurrent: boolean }) {
  return (
    <li>
      <a
        href={href}
        aria-current={isCurrent ? 'true' : undefined}
        className={classNames(
          'inline-flex min-h-11 items-center rounded-full border-[1.5px] px-4.5 font-[550] text-ui',
          isCurrent
            ? 'border-ink-900 bg-ink-900 text-paper'
            : 'border-rule-strong bg-surface text-heading hover:border-ink-700',
        )}
      >
        {label}
      </a>
    </li>
  )
}
