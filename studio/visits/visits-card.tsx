import { useMemo } from 'react'
import { styled } from 'styled-components'
import { Card, CardBody, CardLink, Sentence } from '@/studio/home/card'
import { useLoaded } from '@/studio/home/loaded'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { Chart } from './chart'
import { FormList, Numbers, PageList } from './lists'
import { slugsOf, TITLES_QUERY, toTitles } from './page-titles'
import { readVisitsIfAllowed } from './read-visits'
import { type Summary, summarize } from './summary'

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

/** `isOff` if nothing is counted, or if this person may not see the numbers. */
type Visits = { isOff: true } | { isOff: false; summary: Summary | null }

/** The numbers of this week, with the titles of their pages. */
function useVisits() {
  const client = useSiteClient()
  const load = useMemo(
    () => async (): Promise<Visits> => {
      const report = await readVisitsIfAllowed(() => client.config().token)
      if (!report) return { isOff: true }
      const slugs = slugsOf(report.pages.map(({ page }) => page))
      const found =
        slugs.length > 0 ? await client.fetch(TITLES_QUERY, { slugs }, { perspective: 'published', tag: 'visits' }) : []
      return { isOff: false, summary: summarize(report, toTitles(found)) }
    },
    [client],
  )
  return useLoaded(load)
}

/** Its only child is a grid, with two columns where the card is as wide as Home. */
const Halves = styled.div`
  container-type: inline-size;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }

  @container (min-width: 720px) {
    > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`

const Foot = styled.p`
  margin: 0;
  padding: 4px 20px 18px;
  color: var(--muted);
  font-size: 13px;
`
