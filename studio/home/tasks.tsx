import { CommentIcon } from '@sanity/icons/Comment'
import { ComposeIcon } from '@sanity/icons/Compose'
import { HighlightIcon } from '@sanity/icons/Highlight'
import { LaunchIcon } from '@sanity/icons/Launch'
import { type ComponentType, useState } from 'react'
import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import { EASE_OUT, PHONE, TABLET } from '@/studio/ui/palette'
import { leadTo } from './lead-to'

type Task = {
  title: string
  note: string
  Icon: ComponentType
  type: string
  /** Id of the document to edit; missing for a new one. */
  id?: string
  /** Path of the field to focus, because the first control of a form may be a tab or a note. */
  path: string
}

/** The most frequent tasks of staff. Each opens the form with the cursor where they type. */
const TASKS: Task[] = [
  {
    title: 'Change the banner',
    note: 'The strip at the top of the site',
    Icon: HighlightIcon,
    type: 'landingPage',
    id: 'landingPage',
    path: 'banner.text',
  },
  {
    title: 'Add a testimonial',
    note: 'Then choose its place on the page',
    Icon: CommentIcon,
    type: 'testimonial',
    path: 'tagline',
  },
  {
    title: 'Write a post',
    note: 'Now, or on a day you choose',
    Icon: ComposeIcon,
    type: 'post',
    path: 'title',
  },
  {
    title: 'New redirect',
    note: 'A short address with its QR code',
    Icon: LaunchIcon,
    type: 'redirect',
    path: 'path',
  },
]

export function Tasks() {
  return (
    <List aria-label="Common tasks">
      {TASKS.map(task => (
        <TaskItem key={task.title} {...task} />
      ))}
    </List>
  )
}

/** Sanity's intent to create a document takes no path, so a new one is edited under an id that nobody has. */
function TaskItem({ title, note, Icon, type, id, path }: Task) {
  const [newId] = useState(() => crypto.randomUUID())
  return (
    <TaskLink intent="edit" params={{ id: id ?? newId, type, path }} onClick={() => leadTo({ path, richText: null })}>
      <span>
        <Icon aria-hidden />
      </span>
      <b>{title}</b>
      <small>{note}</small>
    </TaskLink>
  )
}

const List = styled.nav`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px;
  margin-top: 20px;

  ${TABLET} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
`

const TaskLink = styled(IntentLink)`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: 0 12px;
  align-content: center;
  align-items: center;
  min-height: 68px;
  padding: 12px 16px;
  border: 1px solid var(--rule);
  border-radius: 14px;
  background: var(--bg);
  box-shadow: var(--lift);
  color: var(--fg);
  text-decoration: none;

  &:hover {
    border-color: var(--field);
  }

  @media (prefers-reduced-motion: no-preference) {
    transition: border-color 120ms ${EASE_OUT}, transform 120ms ${EASE_OUT};

    &:hover {
      transform: translateY(-1px);
    }
  }

  > span {
    display: grid;
    grid-row: 1 / 3;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: 9px;
    background: var(--sel);
    color: var(--head);
    font-size: 21px;
  }

  b {
    color: var(--head);
    font-size: 15px;
    font-weight: 620;
  }

  small {
    color: var(--muted);
    font-size: 13px;
    line-height: 18px;
  }
`
