import { Card, Container, Grid, Heading, Stack, Text } from '@sanity/ui'
import { Children, type CSSProperties, type ReactNode } from 'react'
import { useColorSchemeValue } from 'sanity'
import { INK_950, PAPER } from '@/lib/colors.gen'
import { useNow } from '@/studio/requests/days'
import { DRAFTS } from './drafts/drafts'
import { DraftsCard } from './drafts/drafts-card'
import { StepsCard } from './first-day/steps-card'
import { useFirstDay } from './first-day/use-first-day'
import { greetingAt, sentenceOf } from './greeting'
import { NowCard } from './now/now-card'
import { RequestsCard } from './requests/requests-card'
import { useRequestNumbers } from './requests/use-request-numbers'
import { inventedOf, SAMPLE } from './sample/sample'
import { SampleCard } from './sample/sample-card'
import { FindSentence } from './search/find-sentence'
import { Tasks } from './tasks'
import { useContent } from './use-content'

/** The tool "Home" shows what waits, what is on the site, and links to the most frequent tasks. */
export function HomeTool() {
  const now = useNow()
  const drafts = useContent(DRAFTS)
  const numbers = useRequestNumbers()
  const sample = useContent(SAMPLE)
  const firstDay = useFirstDay({ sample, numbers })

  const requestsCard = <RequestsCard numbers={numbers} now={now} />
  const sampleCard = inventedOf(sample) !== 0 && <SampleCard counts={sample} now={now} />
  if (firstDay.stage === 'on')
    return (
      <Page
        title="Welcome to your website."
        lead="It already works. These steps make it yours. Nothing that you type reaches visitors before you press Publish."
      >
        <Columns>
          <StepsCard
            done={firstDay.done}
            invented={inventedOf(sample)}
            onCheck={firstDay.check}
            onHide={firstDay.hide}
          />
          <Stack gap={4}>
            {requestsCard}
            {sampleCard}
          </Stack>
        </Columns>
      </Page>
    )
  if (firstDay.stage === 'over')
    return (
      <Page title={greetingAt(now.getHours())} lead={sentenceOf(now, { drafts: drafts.data?.total, ...numbers.data })}>
        <Tasks />
        <Columns>
          <DraftsCard drafts={drafts} />
          {requestsCard}
        </Columns>
        <Columns>
          <NowCard now={now} />
          {sampleCard}
        </Columns>
      </Page>
    )
  return <Page title="" lead="" />
}

function Page({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  const scheme = useColorSchemeValue()
  return (
    <Card
      height="fill"
      overflow="auto"
      style={{
        ...MOSAIC,
        backgroundColor: scheme === 'dark' ? INK_950 : PAPER,
        backgroundImage: `url('/patterns/studio-corner-${scheme}.svg')`,
      }}
    >
      <Container width={3} paddingX={[3, 3, 4, 5]} paddingY={[4, 4, 5]} style={{ boxSizing: 'border-box' }}>
        {title && (
          <Stack gap={4}>
            <Stack gap={4} style={{ maxWidth: '66%' }}>
              <Heading as="h1" size={[4, 4, 5]}>
                {title}
              </Heading>
              <Text as="p" size={2} muted>
                {lead}
              </Text>
            </Stack>
            <FindSentence />
            {children}
          </Stack>
        )}
      </Container>
    </Card>
  )
}

/** It never lies under text: only its lines reach the cards. */
const MOSAIC: CSSProperties = {
  ...{ backgroundAttachment: 'local', backgroundPosition: 'top right', backgroundRepeat: 'no-repeat' },
  backgroundSize: 'min(620px, 63%) auto',
}

/** Puts two cards beside each other. One alone fills the row. */
function Columns({ children }: { children: ReactNode }) {
  const isPair = Children.toArray(children).length > 1
  return (
    <Grid gridTemplateColumns={isPair ? [1, 1, 1, 2] : 1} gap={4}>
      {children}
    </Grid>
  )
}
