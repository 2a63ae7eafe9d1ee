import { Preview, useSchema, useTimeAgo } from 'sanity'
import { styled } from 'styled-components'
import { CreateLink, EmptyList } from '../empty-list'
import { Line } from '../line'
import { ListPane, type PaneProps } from '../list-pane'
import { StatePill } from '../state-pill'
import { DRAFT_TYPES, type DraftRow, draftsSource } from './source'

const HEIGHTS = { row: 60, heading: 44 }

export function DraftsPane({ childItemId }: PaneProps) {
  return (
    <ListPane
      title="Drafts"
      source={draftsSource}
      types={DRAFT_TYPES}
      childItemId={childItemId}
      heights={HEIGHTS}
      Row={Draft}
      hasSearch={false}
      namesType
      empty={
        <EmptyList title="Everything is on the site." action={<CreateLink type="post">Write a post</CreateLink>}>
          When somebody changes a text or a picture, it waits here until Publish.
        </EmptyList>
      }
    />
  )
}

function Draft({ row }: { row: DraftRow }) {
  const type = useSchema().get(row.type)
  const changed = useTimeAgo(row.changedAt, { agoSuffix: true })
  if (!type) return null
  return (
    <DraftLine>
      <Preview schemaType={type} value={{ _id: row.id, _type: row.type }} layout="default" skipVisibilityCheck />
      <Time>{changed}</Time>
      <StatePill look={row.isPublished ? 'changed' : 'draft'} words={row.isPublished ? 'Changed since' : 'Draft'} />
    </DraftLine>
  )
}

const DraftLine = styled(Line)`
  grid-template-columns: minmax(0, 1fr) auto auto;
  padding: 0 16px 0 12px;
`

const Time = styled.span`
  color: var(--muted);
  font-size: 13px;

  @container (max-width: 420px) {
    display: none;
  }
`
