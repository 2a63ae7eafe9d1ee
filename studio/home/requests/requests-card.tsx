import { Box, Grid, Heading, Card as Panel, Stack, Text } from '@sanity/ui'
import { Link } from 'sanity/router'
import { sum } from '@/lib/words/sum'
import { whyClosed } from '@/studio/requests/words'
import { EmptyState } from '@/studio/ui/empty-state'
import { Card, CardBody, CardLink } from '../card'
import type { Loaded } from '../loaded'
import { Chart } from './chart'
import type { RequestNumbers } from './use-request-numbers'

/** A chart of fewer requests shows less than their numbers. */
const FEWEST_IN_CHART = 3

type RequestsCardProps = { numbers: Loaded<RequestNumbers>; basePath: string; now: Date }

export function RequestsCard({ numbers, basePath, now }: RequestsCardProps) {
  const room = `${basePath}/requests`
  const hasRows = numbers.status === 'ready' && numbers.value.isOpen && numbers.value.total > 0
  return (
    <Card title="Requests" action={hasRows && <CardLink href={room} text="All requests" />}>
      <CardBody of={numbers} rows={4}>
        {value => <Content value={value} room={room} now={now} />}
      </CardBody>
    </Card>
  )
}

function Content({ value, room, now }: { value: RequestNumbers; room: string; now: Date }) {
  if (!value.isOpen) {
    const { title, more } = whyClosed(value.code)
    return (
      <Box paddingX={4} paddingBottom={4}>
        <Text as="p" size={1} muted>
          {title} {more}
        </Text>
      </Box>
    )
  }
  if (value.total === 0 && value.days.every(count => count === 0)) {
    return (
      <EmptyState title="No request yet.">
        What visitors send with the forms of the site shows here, with the newest first.
      </EmptyState>
    )
  }
  const { recent, waiting, troubled, days } = value
  return (
    <>
      <Grid gridTemplateColumns={3} gap={2} paddingX={2}>
        <Count number={recent} words="new since yesterday" isNew to={linkTo(room, { dates: 'yesterday' })} />
        <Count number={waiting} words="waiting to be delivered" to={linkTo(room, { state: 'pending' })} />
        <Count
          number={troubled}
          words="refused or suspicious"
          isBad
          to={linkTo(room, { state: troubledTab(value.refused) })}
        />
      </Grid>
      {sum(days) >= FEWEST_IN_CHART && <Chart days={days} now={now} />}
    </>
  )
}

type CountProps = { number: number; words: string; to: string; isNew?: boolean; isBad?: boolean }

function Count({ number, words, to, isNew, isBad }: CountProps) {
  return (
    <Panel as={Link} data-as="a" href={to} padding={2} radius={3} tone={isBad && number > 0 ? 'critical' : 'default'}>
      <Stack gap={3}>
        <Heading size={3}>
          {number} {isNew && number > 0 && <i className="tile" />}
        </Heading>
        <Text size={1} muted>
          {words}
        </Text>
      </Stack>
    </Panel>
  )
}

function troubledTab(refused: number): string {
  return refused > 0 ? 'refused' : 'held'
}

/** The Requests tool reads its view from parameters that Sanity prefixes with the tool's name. */
function linkTo(room: string, view: Record<string, string>): string {
  return `${room}?${new URLSearchParams(Object.entries(view).map(([name, value]) => [`requests[${name}]`, value]))}`
}
