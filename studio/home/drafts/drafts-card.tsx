import { EditIcon } from '@sanity/icons/Edit'
import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import { cutOff, secondLine } from '@/studio/ui/text'
import { Card, CardBody, CardLink } from '../card'
import { iconOf } from '../document-name'
import type { Loaded } from '../loaded'
import { StatePill } from '../pill'
import { Warm } from '../warm'
import type { Draft } from './complete-drafts'
import type { Drafts } from './use-drafts'
import { countWords, noteOf } from './words'

/** Device pixels of a picture that is 40 CSS pixels wide. */
const PICTURE_PX = 80

type DraftsCardProps = { drafts: Loaded<Drafts>; basePath: string; now: Date }

export function DraftsCard({ drafts, basePath, now }: DraftsCardProps) {
  const total = drafts.status === 'ready' ? drafts.value.total : 0
  return (
    <Card
      title="Waiting for Publish"
      count={countWords(total)}
      action={total > 0 && <CardLink href={`${basePath}/structure/drafts`}>All drafts</CardLink>}
    >
      <CardBody of={drafts} rows={4}>
        {({ newest }) =>
          newest.length === 0 ? (
            <Warm title="Everything is on the site." isDone>
              When somebody changes a text or a picture, it waits here until Publish.
            </Warm>
          ) : (
            <List>
              {newest.map(draft => (
                <li key={draft.id}>
                  <Row draft={draft} now={now} />
                </li>
              ))}
            </List>
          )
        }
      </CardBody>
    </Card>
  )
}

function Row({ draft, now }: { draft: Draft; now: Date }) {
  const { id, type, name, pictureUrl, thingsToFix } = draft
  const Icon = iconOf(type) ?? EditIcon
  return (
    <RowLink intent="edit" params={{ id, type }}>
      <Thumb>
        {pictureUrl ? (
          // biome-ignore lint/performance/noImgElement: the content service has already scaled it
          <img src={`${pictureUrl}?w=${PICTURE_PX}&h=${PICTURE_PX}&fit=crop`} alt="" width="40" height="40" />
        ) : (
          <Icon />
        )}
      </Thumb>
      <span>
        <b>{name}</b>
        <small>{noteOf(draft, now)}</small>
      </span>
      {thingsToFix === 0 ? (
        <StatePill look="good" words="Ready" isShort />
      ) : (
        <StatePill look="toFix" words={thingsToFix === 1 ? '1 thing to fix' : `${thingsToFix} things to fix`} isShort />
      )}
    </RowLink>
  )
}

const List = styled.ul`
  margin: 0;
  padding: 0 0 8px;
  list-style: none;

  li + li::before {
    content: '';
    display: block;
    height: 1px;
    margin: 0 20px;
    background: var(--rule);
  }
`

const RowLink = styled(IntentLink)`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  min-height: 60px;
  box-sizing: border-box;
  margin: 0 12px;
  padding: 9px 8px;
  border-radius: 10px;
  color: var(--fg);
  text-decoration: none;

  &:hover {
    background: var(--sunk);
  }

  b {
    ${cutOff}
    display: block;
    color: var(--head);
    font-size: 15px;
    font-weight: 600;
  }

  small {
    ${secondLine}
  }
`

const Thumb = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 9px;
  background: var(--sunk);
  color: var(--head);
  font-size: 21px;
  overflow: hidden;

  img {
    display: block;
    object-fit: cover;
  }
`
