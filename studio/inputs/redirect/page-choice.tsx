import type { SanityClient } from '@sanity/client'
import { Select, Stack } from '@sanity/ui'
import { type StringInputProps, set } from 'sanity'
import useSWR from 'swr'
import { blogPath } from '@/lib/addresses/blog'
import { PAGE_LIST } from '@/lib/pages'
import { byName } from '@/lib/words/by-name'
import { REDIRECT_PAGES_QUERY } from '@/schemas/documents/redirect.query'
import { Muted } from '@/studio/ui/layout'
import { ONCE } from '@/studio/ui/once'
import { useSiteClient } from '@/studio/ui/use-site-client'

type SitePage = { path: string; title: string }
type PageGroup = { title: string; pages: SitePage[] }

const TIMEOUT_MS = 5_000
const byTitle = byName(({ title }: SitePage) => title)

const FIXED_PAGES: PageGroup[] = [{ title: 'Pages', pages: PAGE_LIST.map(({ path, title }) => ({ path, title })) }]

type PageChoiceProps = { path: string; onChoose: (path: string) => void }

/** Lists the pages and newest posts of the site by title. Staff type any other page into the field below. */
export function PageChoice({ path, onChoose }: PageChoiceProps) {
  const client = useSiteClient()
  const { data: groups = FIXED_PAGES, error } = useSWR('pages of the site', () => fetchSitePages(client), ONCE)
  const paths = groups.flatMap(({ pages }) => pages.map(page => page.path))
  return (
    <>
      <Select
        aria-label="Page of this site"
        value={paths.includes(path) ? path : ''}
        onChange={event => onChoose(event.currentTarget.value)}
      >
        <option value="" disabled>
          Choose a page …
        </option>
        {groups.map(({ title, pages }) => (
          <optgroup key={title} label={title}>
            {pages.map(page => (
              <option key={page.path} value={page.path}>
                {page.title}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      {error && <Muted role="status">The posts did not load. Write the path below.</Muted>}
    </>
  )
}

/** An input for an address, with the pages of this site above it to choose from. */
export function LinkInput(input: StringInputProps) {
  const { value = '', onChange, readOnly } = input
  return (
    <Stack gap={2}>
      {!readOnly && <PageChoice path={value} onChoose={path => onChange(set(path))} />}
      {input.renderDefault(input)}
    </Stack>
  )
}

/** Pages that a redirect may lead to, for choosing. Rejects if the content service fails. */
async function fetchSitePages(client: SanityClient): Promise<PageGroup[]> {
  const { posts, pages, categories } = await client
    .withConfig({ perspective: 'published', useCdn: false })
    .fetch(REDIRECT_PAGES_QUERY, {}, { signal: AbortSignal.timeout(TIMEOUT_MS), tag: 'redirect-pages' })
  return [
    ...FIXED_PAGES,
    { title: 'Pages you build', pages: toPages(pages, slug => `/${slug}`).sort(byTitle) },
    { title: 'Posts', pages: toPages(posts, slug => `/post/${encodeURIComponent(slug)}`) },
    { title: 'Categories of the blog', pages: toPages(categories, slug => blogPath(1, slug)).sort(byTitle) },
  ]
}

function toPages(
  documents: { title: string | null; slug: string | null }[],
  pathOf: (slug: string) => string,
): SitePage[] {
  return documents.flatMap(({ title, slug }) => (slug ? [{ path: pathOf(slug), title: title ?? slug }] : []))
}
