import { Select, Stack } from '@sanity/ui'
import { type StringInputProps, set } from 'sanity'
import useSWR from 'swr'
import { Muted } from '@/studio/ui/layout'
import { ONCE } from '@/studio/ui/once'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { FIXED_PAGES, fetchSitePages } from '../../redirects/site-pages'

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
