import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Box, Flex, Card as Panel, Stack } from '@sanity/ui'
import { Preview, useSchema, useWorkspace } from 'sanity'
import { IntentLink } from 'sanity/router'
import { countOf } from '@/lib/words/format'
import { EmptyState } from '@/studio/ui/empty-state'
import { Muted } from '@/studio/ui/layout'
import { Pill } from '@/studio/ui/pill'
import { Card, CardBody, CardLink } from '../card'
import type { Loaded } from '../use-content'
import type { Draft, Drafts } from './use-drafts'
import { countWords, noteOf } from './words'

export function DraftsCard({ drafts, now }: { drafts: Loaded<Drafts>; now: Date }) {
  const { releases } = useWorkspace()
  const total = drafts.status === 'ready' ? drafts.value.total : 0
  return (
    <Card
      title="Waiting for Publish"
      count={countWords(total)}
      action={
        <Flex>
          {releases?.enabled && <CardLink to="/releases" text="Publish together" />}
          {total > 0 && <CardLink to="/structure/drafts" text="All drafts" />}
        </Flex>
      }
    >
      <CardBody of={drafts}>
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
  const { id, type, thingsToFix } = draft
  const schemaType = useSchema().get(type)
  const words = countOf(thingsToFix, 'thing to fix', 'things to fix')
  return (
    <Panel as={IntentLink} data-as="a" intent="edit" params={{ id, type }} padding={2} radius={3}>
      <Flex align="center" gap={3}>
        <Box flex={1}>
          {schemaType && (
            <Preview schemaType={schemaType} value={{ _id: id, _type: type }} layout="compact" skipVisibilityCheck />
          )}
          <Box paddingX={2} paddingBottom={2}>
            <Muted>{noteOf(draft, now)}</Muted>
          </Box>
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
