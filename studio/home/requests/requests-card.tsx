import { Box, Flex, Grid, Heading, Card as Panel, Stack, Text } from '@sanity/ui'
import { useWorkspace } from 'sanity'
import { Link } from 'sanity/router'
import { dateWords } from '@/lib/time/dates'
import { staffZone } from '@/lib/time/staff-zone'
import { sum } from '@/lib/words/sum'
import { midnight } from '@/studio/requests/days'
import { WHY_CLOSED } from '@/studio/requests/words'
import { EmptyState } from '@/studio/ui/empty-state'
import { Muted } from '@/studio/ui/layout'
import { Card, CardBody, CardLink } from '../card'
import { chartWords, hasAny, type RequestNumbers, tilesOf, type useRequestNumbers } from './use-request-numbers'

/** A chart of fewer requests shows less than their numbers. */
const FEWEST_IN_CHART = 3

export function RequestsCard({ numbers, now }: { numbers: ReturnType<typeof useRequestNumbers>; now: Date }) {
  const closed = numbers.error && WHY_CLOSED[numbers.error]
  return (
    <Card title="Requests" action={numbers.data?.total ? <CardLink to="/requests" text="All requests" /> : null}>
      {closed ? (
        <Box paddingX={4} paddingBottom={4}>
          <Muted>
            {closed.title} {closed.more}
          </Muted>
        </Box>
      ) : (
        <CardBody of={numbers}>{value => <Content value={value} now={now} />}</CardBody>
      )}
    </Card>
  )
}

function Content({ value, now }: { value: RequestNumbers; now: Date }) {
  if (!hasAny(value)) {
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
        <Count number={recent} words="new since yesterday" isNew view={{ dates: 'yesterday' }} />
        <Count number={waiting} words="waiting to be delivered" view={{ state: 'pending' }} />
        <Count
          number={troubled}
          words="refused or suspicious"
          isBad
          view={{ state: value.refused > 0 ? 'refused' : 'held' }}
        />
      </Grid>
      {sum(days) >= FEWEST_IN_CHART && <Chart days={days} now={now} />}
    </>
  )
}

type CountProps = { number: number; words: string; view: Record<string, string>; isNew?: boolean; isBad?: boolean }

/** The Requests tool reads its view from parameters that Sanity prefixes with the tool's name. */
function Count({ number, words, view, isNew, isBad }: CountProps) {
  const params = new URLSearchParams(Object.entries(view).map(([name, value]) => [`requests[${name}]`, value]))
  const to = `${useWorkspace().basePath}/requests?${params}`
  return (
    <Panel as={Link} data-as="a" href={to} padding={2} radius={3} tone={isBad && number > 0 ? 'critical' : 'default'}>
      <Stack gap={3}>
        <Heading size={3}>
          {number} {isNew && number > 0 && <i className="tile" />}
        </Heading>
        <Muted>{words}</Muted>
      </Stack>
    </Panel>
  )
}

function Chart({ days, now }: { days: number[]; now: Date }) {
  return (
    <Stack gap={3} padding={4}>
      <Flex role="img" aria-label={chartWords(days)} align="flex-end" gap={1} style={{ minHeight: 86 }}>
        {tilesOf(days).map(({ tiles, look, more }, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place
          <Flex key={day} flex={1} direction="column-reverse" align="center" style={{ gap: 2 }}>
            {Array.from({ length: tiles }, (_, tile) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the tiles of a day are all alike
              <i key={tile} className="tile" data-tile={look} />
            ))}
            {more > 0 && (
              <Text size={0} muted>
                +{more}
              </Text>
            )}
          </Flex>
        ))}
      </Flex>
      <Flex justify="space-between">
        {[dateWords(midnight(now, days.length - 1), now, staffZone()), 'One tile, one request', 'Today'].map(words => (
          <Text key={words} size={0} muted>
            {words}
          </Text>
        ))}
      </Flex>
    </Stack>
  )
}
