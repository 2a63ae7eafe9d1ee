import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import { type TargetPerspective, usePerspective } from 'sanity'
import { whenWords } from '@/lib/time/dates'
import { FAILED } from '@/studio/requests/words'
import type { SessionControl } from './use-session'

/** Says what the frame shows, and leads back to the present, or to what visitors see. */
export function Strip({ session, outcome, isSlow, showNow, showPublished, showDrafts, copyLink }: SessionControl) {
  const { selectedPerspective } = usePerspective()
  const said = isSlow ? WAKING : outcome && OUTCOMES[outcome]
  return (
    <Card scheme="dark" paddingX={4} paddingY={2} style={BAND}>
      <Flex align="center" gap={3} wrap="wrap">
        <Box flex={1} style={{ minWidth: 240 }}>
          <Text as="p" size={1} role="status">
            {said ?? <Words session={session} perspective={selectedPerspective} />}
          </Text>
        </Box>
        {session?.shows === 'published' ? (
          <Button
            mode="ghost"
            text={typeof selectedPerspective === 'string' ? 'Back to the drafts' : 'Back to the release'}
            onClick={showDrafts}
          />
        ) : (
          <>
            {session?.date && <Button mode="ghost" text="Back to now" onClick={showNow} />}
            <Button mode="ghost" text="Copy a link" onClick={copyLink} />
            <Button mode="ghost" text="See what visitors see" onClick={showPublished} />
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
  const when = session?.date && (
    <>
      , as of <b>{whenWords(session.date.moment, Date.now(), session.date.zone)}</b>
    </>
  )
  if (perspective === 'published') return <>You see what is published{when}.</>
  const title = typeof perspective === 'string' ? 'drafts' : perspective.metadata.title
  return (
    <>
      You see {typeof perspective !== 'string' && title && 'the release '}
      {title ? <b>{title}</b> : 'a release without a name'}
      {when}. Visitors see nothing of this.
    </>
  )
}
