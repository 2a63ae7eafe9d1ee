import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Box, Flex, Card as Panel, Stack } from '@sanity/ui'
import {
  getPublishedId,
  useCurrentUser,
  useRelativeTime,
  useSchema,
  useUserStore,
  useWorkspace,
  validateDocument,
} from 'sanity'
import { IntentLink } from 'sanity/router'
import useSWR from 'swr'
import { staffZone } from '@/lib/time/staff-zone'
import { countOf } from '@/lib/words/format'
import { kindOf, nameOf } from '@/schemas/content'
import { DocumentPreview } from '@/studio/ui/document-preview'
import { EmptyState } from '@/studio/ui/empty-state'
import { Muted } from '@/studio/ui/layout'
import { ONCE } from '@/studio/ui/once'
import { Pill } from '@/studio/ui/pill'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { Card, CardBody, CardLink } from '../card'
import type { Loaded } from '../use-content'
import { type Changed, countChanges, countWords, type Drafts, findAuthor } from './drafts'

/** While somebody types, the row keeps what it said of the letter before. */
const KEPT = { ...ONCE, keepPreviousData: true }

export function DraftsCard({ drafts }: { drafts: Loaded<Drafts> }) {
  const { releases } = useWorkspace()
  const total = drafts.data?.total ?? 0
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
              {newest.map(changed => (
                <li key={changed.draft._id}>
                  <Row {...changed} />
                </li>
              ))}
            </Stack>
          )
        }
      </CardBody>
    </Card>
  )
}

/** What the row says beyond the draft itself follows once it is known. */
function Row({ draft, published }: Changed) {
  const { _id, _type, _rev, _updatedAt } = draft
  const client = useSiteClient()
  const users = useUserStore()
  const user = useCurrentUser()
  const schema = useSchema()
  const workspace = useWorkspace()
  const { data: [by, marks] = [] } = useSWR(
    ['draft', _id, _rev],
    () =>
      Promise.all([
        findAuthor({ client, users, user }, _id),
        validateDocument({ document: draft, workspace, environment: 'studio' }),
      ]),
    KEPT,
  )
  const id = getPublishedId(_id)
  const kind = kindOf(schema, _type)
  const changes = published && countChanges(draft, published)
  const ago = useRelativeTime(_updatedAt, { useTemporalPhrase: true, timeZone: staffZone() })
  const note = [
    kind !== nameOf(schema, draft) && kind,
    changes && countOf(changes, 'change'),
    by ? `${by}, ${ago}` : ago,
  ]
  return (
    <Panel as={IntentLink} data-as="a" intent="edit" params={{ id, type: _type }} padding={2} radius={3}>
      <Flex align="center" gap={3}>
        <Box flex={1}>
          <DocumentPreview id={id} type={_type} layout="compact" />
          <Box paddingX={2} paddingBottom={2}>
            <Muted>{note.filter(Boolean).join(' · ')}</Muted>
          </Box>
        </Box>
        {marks && <Pill {...pillOf(marks.filter(({ level }) => level !== 'info').length)} isShort />}
      </Flex>
    </Panel>
  )
}

function pillOf(thingsToFix: number) {
  return thingsToFix === 0
    ? ({ tone: 'positive', Icon: CheckmarkIcon, words: 'Ready' } as const)
    : ({
        tone: 'caution',
        Icon: WarningOutlineIcon,
        words: countOf(thingsToFix, 'thing to fix', 'things to fix'),
      } as const)
}
