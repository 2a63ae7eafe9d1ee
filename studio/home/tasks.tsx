import { CommentIcon } from '@sanity/icons/Comment'
import { ComposeIcon } from '@sanity/icons/Compose'
import { HighlightIcon } from '@sanity/icons/Highlight'
import { LaunchIcon } from '@sanity/icons/Launch'
import { Card, Flex, Grid, Stack, Text } from '@sanity/ui'
import { type ComponentType, useState } from 'react'
import { IntentLink } from 'sanity/router'
import { Strong } from '@/studio/ui/layout'
import { leadTo } from './lead-to'

/** `path`: the field to focus, because the first control of a form may be a tab or a note. `id` is missing for a new document. */
type Task = { title: string; note: string; Icon: ComponentType; type: string; id?: string; path: string }

/** The most frequent tasks of staff. Each opens the form with the cursor where they type. */
const TASKS: Task[] = [
  {
    title: 'Change the announcement',
    note: 'Above the navigation of the site',
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
  { title: 'Write a post', note: 'Now, or on a day you choose', Icon: ComposeIcon, type: 'post', path: 'title' },
  { title: 'New redirect', note: 'A short address with its QR code', Icon: LaunchIcon, type: 'redirect', path: 'path' },
]

export function Tasks() {
  return (
    <Grid as="nav" aria-label="Common tasks" gridTemplateColumns={[1, 2, 2, 4]} gap={[2, 2, 3]}>
      {TASKS.map(task => (
        <TaskItem key={task.title} {...task} />
      ))}
    </Grid>
  )
}

/** Sanity's intent to create a document takes no path, so a new one is edited under an id that nobody has. */
function TaskItem({ title, note, Icon, type, id, path }: Task) {
  const [newId] = useState(() => crypto.randomUUID())
  return (
    <Card
      as={IntentLink}
      data-as="a"
      intent="edit"
      params={{ id: id ?? newId, type, path }}
      onClick={() => leadTo({ path, richText: null })}
      border
      padding={4}
      radius={3}
    >
      <Flex align="center" gap={3}>
        <Text size={2}>
          <Icon aria-hidden />
        </Text>
        <Stack gap={2}>
          <Strong>{title}</Strong>
          <Text size={0} muted>
            {note}
          </Text>
        </Stack>
      </Flex>
    </Card>
  )
}
