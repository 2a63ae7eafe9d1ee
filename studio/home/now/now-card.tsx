import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { ClockIcon } from '@sanity/icons/Clock'
import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { LaunchIcon } from '@sanity/icons/Launch'
import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { shownAt } from '@/studio/preview/changes'
import { Muted, Strong } from '@/studio/ui/layout'
import { Pill } from '@/studio/ui/pill'
import { Card, CardBody, NotLoaded } from '../card'
import { useContent } from '../use-content'
import { describeNow, describePlanned, PLANNED, type ShownRow } from './describe-now'

export function NowCard({ now }: { now: Date }) {
  const [opened] = useState(now)
  const shown = useContent(shownAt(opened.getTime(), 'published'))
  return (
    <Card
      title="Shows on the site now"
      action={
        <Button
          as="a"
          mode="bleed"
          iconRight={LaunchIcon}
          text="See the site"
          href="/"
          target="_blank"
          rel="noopener"
          aria-label="See the site, opens in a new tab"
        />
      }
    >
      <CardBody of={shown}>{value => <Rows rows={describeNow(value, now)} now={now} />}</CardBody>
    </Card>
  )
}

/** What shows comes first; below it what comes, and what is off. */
function Rows({ rows, now }: { rows: ShownRow[]; now: Date }) {
  const schema = useSchema()
  const planned = useContent(PLANNED)
  const coming = (planned.data ?? []).map(each => describePlanned(each, schema, now))
  const of = (...kinds: ShownRow['state']['kind'][]) => rows.filter(({ state }) => kinds.includes(state.kind))
  return (
    <>
      <Group rows={of('live')} />
      <Group title="Comes by itself" rows={[...of('coming'), ...coming]} />
      {Boolean(planned.error) && <NotLoaded onRetry={planned.retry} />}
      <Group title="Does not show" rows={of('off', 'over')} />
    </>
  )
}

function Group({ title, rows }: { title?: string; rows: ShownRow[] }) {
  if (rows.length === 0) return null
  return (
    <>
      {title && (
        <Box paddingX={4} paddingTop={2} paddingBottom={4}>
          <Text as="h3" size={1} weight="semibold" muted>
            {title}
          </Text>
        </Box>
      )}
      <Stack as="ul" gap={4} paddingX={4} paddingBottom={4}>
        {rows.map(row => (
          <Row key={`${row.title} ${row.lines.join(' ')}`} {...row} />
        ))}
      </Stack>
    </>
  )
}

const OFF = { tile: 'off', tone: 'default', Icon: EyeClosedIcon } as const

const LOOKS = {
  live: { tile: 'on', tone: 'positive', Icon: CheckmarkIcon },
  coming: { tile: 'next', tone: 'caution', Icon: ClockIcon },
  over: OFF,
  off: OFF,
} as const

function Row({ title, link, lines, state }: ShownRow) {
  const { tile, ...look } = LOOKS[state.kind]
  return (
    <Flex as="li" align="flex-start" gap={3}>
      <i className="tile" data-tile={tile} aria-hidden />
      <Box flex={1}>
        <Stack gap={2}>
          <Strong>
            <IntentLink {...link}>{title}</IntentLink>
          </Strong>
          {lines.map(line => (
            <Muted key={line}>{line}</Muted>
          ))}
        </Stack>
      </Box>
      <Pill {...look} words={state.words} />
    </Flex>
  )
}
