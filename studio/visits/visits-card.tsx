import { Card, CardBody, CardLink, Sentence } from '@/studio/home/card'
import { Chart } from './chart'
import { FormList, Numbers, PageList } from './lists'
import { Foot, Halves } from './parts'
import type { Summary } from './summary'
import { useVisits } from './use-visits'

/** Nothing shows where counting is off, or for people who may not see the numbers. */
export function VisitsCard() {
  const visits = useVisits()
  if (visits.status === 'ready' && visits.value.isOff) return null
  return (
    <Card
      title="Visits"
      action={
        <CardLink href="/" isNewTab>
          See the site
        </CardLink>
      }
    >
      <CardBody of={visits} rows={4}>
        {value => (value.isOff || !value.summary ? <NothingYet /> : <Week summary={value.summary} />)}
      </CardBody>
    </Card>
  )
}

function Week({ summary }: { summary: Summary }) {
  return (
    <>
      <Halves>
        <div>
          <div>
            <Numbers summary={summary} />
            <Chart days={summary.days} />
          </div>
          <div>
            <PageList pages={summary.pages} />
            <FormList forms={summary.forms} />
          </div>
        </div>
      </Halves>
      <Foot>Counted without cookies. Nobody can tell from these numbers who visited.</Foot>
    </>
  )
}

function NothingYet() {
  return (
    <Sentence>
      <p>
        Nobody has been counted yet. When somebody opens a page of the site, it shows here. You are counted too, except
        in the Preview.
      </p>
    </Sentence>
  )
}
