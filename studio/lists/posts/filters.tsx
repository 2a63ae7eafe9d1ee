import { byName } from '@/lib/by-name'
import { useContent } from '@/studio/home/use-content'
import { FilterSelect } from '@/studio/ui/filter-select'
import { z } from '@/studio/zod'

/** Ids of documents; '' for all. */
export type PostFilters = { category: string; author: string }

export const ALL_POSTS: PostFilters = { category: '', author: '' }

const CHOICES = z
  .array(z.object({ value: z.string(), label: z.string() }))
  .transform(choices => choices.sort(byName(({ label }) => label)))

const ASKED = {
  query: `{
    "categories": *[_type == "category" && defined(title)]{"value": _id, "label": title},
    "authors": *[_type == "author" && defined(name)]{"value": _id, "label": name}
  }`,
  listen: '_type in ["category", "author"]',
  params: {},
  answer: z.object({ categories: CHOICES, authors: CHOICES }),
  perspective: 'published' as const,
}

type FiltersProps = { filters: PostFilters; onChange: (filters: PostFilters) => void }

/** Beside the search of posts. The list works without them, so nothing shows if they do not load. */
export function Filters({ filters, onChange }: FiltersProps) {
  const choices = useContent(ASKED)
  if (choices.status !== 'ready') return null
  const { categories, authors } = choices.value
  return (
    <>
      <FilterSelect
        label="Show a category"
        none="All categories"
        value={filters.category}
        options={categories}
        onChange={category => onChange({ ...filters, category })}
      />
      <FilterSelect
        label="Show an author"
        none="All authors"
        value={filters.author}
        options={authors}
        onChange={author => onChange({ ...filters, author })}
      />
    </>
  )
}
