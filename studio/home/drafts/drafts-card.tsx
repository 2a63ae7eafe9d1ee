import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { EditIcon } from '@sanity/icons/Edit'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Box, Flex, Card as Panel, Stack, Text } from '@sanity/ui'
import { useWorkspace } from 'sanity'
import { IntentLink } from 'sanity/router'
import { EmptyState } from '@/studio/ui/empty-state'
import { Pill } from '@/studio/ui/pill'
import { Card, CardBody, CardLink } from '../card'
import { iconOf } from '../document-name'
import type { Loaded } from '../loaded'
import type { Draft } from './complete-drafts'
import type { Drafts } from './use-drafts'
import { countWords, noteOf } from './words'

/** Device pixels of a picture that is 40 CSS pixels wide. */
const PICTURE_PX = 80

type DraftsCardProps = { drafts: Loaded<Drafts>; basePath: string; now: Date }

export function DraftsCard({ drafts, basePath, now }: DraftsCardProps) {
  const { releases } = useWorkspace()
  const total = drafts.status === 'ready' ? drafts.value.total : 0
  return (
    <Card
      title="Waiting for Publish"
      count={countWords(total)}
      action={
        <Flex>
          {releases?.enabled && <CardLink href={`${basePath}/releases`} text="Publish together" />}
          {total > 0 && <CardLink href={`${basePath}/structure/drafts`} text="All drafts" />}
        </Flex>
      }
    >
      <CardBody of={drafts} rows={4}>
        {({ newest }) =>
          newest.length === 0 ? (
            <EmptyState title="Everything is on the site." petals={10}>
              When somebody changes a text or a picture, it waits here until Publish.
            </EmptyState>
          ) : (
            <Stack as="ul" gap={1} paddingX={2}>
              {newest.map(draft => (
                <li key={draft.id}>
                  <Row draft={draft} now={now} />
                </li>
              ))}
            </Stack>
          )
        }
      </CardBody>
    </Card>
  )
}

function Row({ draft, now }: { draft: Draft; now: Date }) {
  const { id, type, name, pictureUrl, thingsToFix } = draft
  const Icon = iconOf(type) ?? EditIcon
  const words = thingsToFix === 1 ? '1 thing to fix' : `${thingsToFix} things to fix`
  return (
    <Panel as={IntentLink} data-as="a" intent="edit" params={{ id, type }} padding={2} radius={3}>
      <Flex align="center" gap={3}>
        {pictureUrl ? (
          // biome-ignore lint/performance/noImgElement: the content service has already scaled it
          <img src={`${pictureUrl}?w=${PICTURE_PX}&h=${PICTURE_PX}&fit=crop`} alt="" width="40" height="40" />
        ) : (
          <Flex align="center" justify="center" style={{ width: 40, height: 40 }}>
            <Text size={2}>
              <Icon aria-hidden />
            </Text>
          </Flex>
        )}
        <Box flex={1}>
          <Stack gap={2}>
            <Text size={1} weight="semibold" textOverflow="ellipsis">
              {name}
            </Text>
            <Text size={1} muted textOverflow="ellipsis">
              {noteOf(draft, now)}
            </Text>
          </Stack>
        </Box>
        {thingsToFix === 0 ? (
          <Pill tone="positive" Icon={CheckmarkIcon} words="Ready" isShort />
        ) : (
          <Pill tone="caution" Icon={WarningOutlineIcon} words={words} isShort />
        )}
      </Flex>
    </Panel>
  )
}
