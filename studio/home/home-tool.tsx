import { useColorSchemeValue, useWorkspace } from 'sanity'
import { useNow } from '@/studio/requests/days'
import { DraftsCard } from './drafts/drafts-card'
import { useDrafts } from './drafts/use-drafts'
import { StepsCard } from './first-day/steps-card'
import { useFirstDay } from './first-day/use-first-day'
import { type Facts, greetingAt, sentenceOf } from './greeting'
import { Columns, Ground, Page, Stack } from './home-frame'
import type { Loaded } from './loaded'
import { NowCard } from './now/now-card'
import { RequestsCard } from './requests/requests-card'
import { type RequestNumbers, useRequestNumbers } from './requests/use-request-numbers'
import { inventedOf } from './sample/sample'
import { SampleCard } from './sample/sample-card'
import { useSampleCounts, useSampleStage } from './sample/use-sample'
import { FindSentence } from './search/find-sentence'
import { Tasks } from './tasks'

/** The tool "Home" shows what waits, what is on the site, and links to the most frequent tasks. */
export function HomeTool() {
  const now = useNow()
  const { basePath } = useWorkspace()
  const drafts = useDrafts()
  const numbers = useRequestNumbers()
  const sample = useSampleCounts()
  const stage = useSampleStage(sample, now)
  const firstDay = useFirstDay({ sample, numbers })

  const requestsCard = <RequestsCard numbers={numbers} basePath={basePath} now={now} />
  const sampleCard = stage !== 'gone' && (
    <SampleCard counts={sample} isDone={stage === 'all real'} basePath={basePath} />
  )
  return (
    <Ground data-scheme={useColorSchemeValue()}>
      {firstDay.stage === 'on' && (
        <Page>
          <h1>Welcome to your website.</h1>
          <p>
            It already works. These steps make it yours. Nothing that you type reaches visitors before you press
            Publish.
          </p>
          <FindSentence />
          <Columns>
            <StepsCard
              done={firstDay.done}
              invented={inventedOf(sample)}
              basePath={basePath}
              onFinish={firstDay.finish}
              onHide={firstDay.hide}
            />
            <Stack>
              {requestsCard}
              {sampleCard}
            </Stack>
          </Columns>
        </Page>
      )}
      {firstDay.stage === 'over' && (
        <Page>
          <h1>{greetingAt(now.getHours())}</h1>
          <p>{sentenceOf(now, factsOf(drafts, numbers))}</p>
          <FindSentence />
          <Tasks />
          <Columns>
            <DraftsCard drafts={drafts} basePath={basePath} now={now} />
            {requestsCard}
          </Columns>
          <Columns>
            <NowCard now={now} />
            {sampleCard}
          </Columns>
        </Page>
      )}
    </Ground>
  )
}

function factsOf(drafts: Loaded<{ total: number }>, numbers: Loaded<RequestNumbers>): Facts {
  const requests = numbers.status === 'ready' && numbers.value.isOpen ? numbers.value : null
  return {
    drafts: drafts.status === 'ready' ? drafts.value.total : null,
    requests: requests?.recent ?? null,
    troubled: requests?.troubled ?? null,
  }
}
