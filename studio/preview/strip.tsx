import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import { type TargetPerspective, usePerspective } from 'sanity'
import { whenWords } from '@/lib/time/dates'
import { FAILED } from '@/studio/requests/words'
import type { SessionControl } from './use-session'

/** Says what the frame shows, and leads back to the present, or to what visitors see. */
export function Strip({ control, isSlow }: { control: SessionControl; isSlow: boolean }) {
  const { session, outcome, showNow, showPublished, showDrafts, copyLink } = control
  const { selectedPerspective } = usePerspective()
  const date = session?.shows === 'drafts' ? session.date : null
  return (
    <Card scheme="dark" paddingX={4} paddingY={2} style={BAND}>
      <Flex align="center" gap={3} wrap="wrap">
        <Box flex={1} style={{ minWidth: 240 }}>
          <Text as="p" size={1} role="status">
            {isSlow ? (
              WAKING
            ) : outcome ? (
              OUTCOMES[outcome]
            ) : (
              <Words session={session} perspective={selectedPerspective} />
            )}
          </Text>
        </Box>
        {date && <Button mode="ghost" text="Back to now" onClick={() => void showNow()} />}
        {session?.shows === 'published' ? (
          <Button
            mode="ghost"
            text={typeof selectedPerspective === 'string' ? 'Back to the drafts' : 'Back to the release'}
            onClick={() => void showDrafts()}
          />
        ) : (
          <>
            <Button mode="ghost" text="Copy a link" onClick={() => void copyLink()} />
            <Button mode="ghost" text="See what visitors see" onClick={() => void showPublished()} />
          </>
        )}
      </Flex>
    </Card>
  )
}

/** The margins of the Studio's bar, to whose edges the strip goes. It is dark in both schemes, as the bar of the preview on the site is. */
const BAND = { margin: '8px -8px -8px' }

const OUTCOMES = {
  failed: FAILED,
  copied: 'Copied. The link shows this page with its drafts, in one browser, once, and within an hour.',
}
const WAKING = 'The site is waking up. This can take half a minute the first time.'

type WordsProps = { session: SessionControl['session']; perspective: TargetPerspective }

function Words({ session, perspective }: WordsProps) {
  if (session?.shows === 'published') return 'You see what visitors see, without drafts.'
  const { date = null } = session ?? {}
  const when = date && (
    <>
      , as of <b>{whenWords(date.moment, Date.now(), date.zone)}</b>
    </>
  )
  if (perspective === 'published') return <>You see what is published{when}.</>
  return (
    <>
      You see <Shown perspective={perspective} />
      {when}. Visitors see nothing of this.
    </>
  )
}

function Shown({ perspective }: { perspective: TargetPerspective }) {
  if (typeof perspective === 'string') return <b>drafts</b>
  const { title } = perspective.metadata
  return title ? (
    <>
      the release <b>{title}</b>
    </>
  ) : (
    'a release without a name'
  )
}
