import { ComposeIcon } from '@sanity/icons/Compose'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { isolateDirections } from '@/lib/bidi'
import { dateWords } from '@/lib/dates'
import { readInstant } from '@/lib/instants'
import { useNow } from '@/studio/requests/days'
import { useStaffZone } from '@/studio/time-zone'
import { cutOff } from '@/studio/ui/text'
import { CreateLink, EmptyList } from '../empty-list'
import { Line, Second } from '../line'
import { ListPane, type PaneProps } from '../list-pane'
import { StatePill } from '../state-pill'
import { Thumbnail } from '../thumbnail'
import { ALL_POSTS, Filters } from './filters'
import { type PostRow, postsSource } from './source'

const HEIGHTS = { row: 60, heading: 44 }
const TYPES = ['post', 'author', 'category']

/** The posts, grouped by when visitors see them. */
export function PostsPane({ childItemId }: PaneProps) {
  const [filters, setFilters] = useState(ALL_POSTS)
  const source = useMemo(() => postsSource(filters), [filters])
  return (
    <ListPane
      title="Posts"
      source={source}
      isNarrowed={filters.category !== '' || filters.author !== ''}
      beside={<Filters filters={filters} onChange={setFilters} />}
      types={TYPES}
      childItemId={childItemId}
      heights={HEIGHTS}
      Row={Post}
      columns={<Columns />}
      empty={
        <EmptyList title="No post yet." action={<CreateLink type="post">Write a post</CreateLink>}>
          Write about one thing people ask you.
        </EmptyList>
      }
    />
  )
}

const STATES = {
  draft: { look: 'draft', words: 'Draft' },
  changed: { look: 'changed', words: 'Changed since' },
  live: { look: 'live', words: 'On the site' },
  undated: { look: 'off', words: 'Not on the site' },
  outOfSeason: { look: 'off', words: 'Not its season' },
} as const

function Post({ row }: { row: PostRow }) {
  const now = useNow()
  const zone = useStaffZone()
  const moment = readInstant(row.publishedAt)
  const day = moment === null ? 'No date' : dateWords(moment, now, zone)
  return (
    <PostLine>
      <Thumbnail url={row.picture} width={52} height={36} Icon={ComposeIcon} />
      <span>
        <Title>{isolateDirections(row.title?.trim() || 'Post without a title')}</Title>
        <Second>
          {[row.isSample && 'Sample content', row.author && isolateDirections(row.author)].filter(Boolean).join(' · ')}
        </Second>
      </span>
      <Cell>{row.category && isolateDirections(row.category)}</Cell>
      <Cell>{day}</Cell>
      <span>
        {row.state === 'scheduled' ? (
          <StatePill look="scheduled" words={`Scheduled for ${day}`} />
        ) : (
          <StatePill {...STATES[row.state]} />
        )}
      </span>
    </PostLine>
  )
}

function Columns() {
  return (
    <Head aria-hidden>
      <span />
      <span>Title and author</span>
      <span>Category</span>
      <span>Date</span>
      <span>State</span>
    </Head>
  )
}

const PostLine = styled(Line)`
  grid-template-columns: 52px minmax(0, 1fr) 110px 100px 210px;
  padding: 0 20px 0 16px;

  @container (max-width: 620px) {
    grid-template-columns: 52px minmax(0, 1fr) 28px;
    padding-right: 16px;
  }
`

const Title = styled.b`
  ${cutOff}
  display: block;
  color: var(--head);
  font-weight: 600;
  unicode-bidi: plaintext;
`

const Cell = styled.span`
  ${cutOff}

  @container (max-width: 620px) {
    display: none;
  }
`

const Head = styled(PostLine)`
  flex: none;
  height: 34px;
  border-block: 1px solid var(--rule);
  background: var(--sunk);
  color: var(--head-quiet);
  font-size: 13px;
  font-weight: 580;

  @container (max-width: 620px) {
    display: none;
  }
`
