import { Box, Text } from '@sanity/ui'
import { useState } from 'react'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import { RELEASES_API_VERSION } from '@/lib/api-version'
import { Kite } from '@/studio/ui/text'
import { Card, CardBody, CardLink, NotLoaded } from '../card'
import { StatePill } from '../pill'
import { useContent } from '../use-content'
import { describeNow, SHOWN, type ShownRow } from './describe-now'
import { describePlanned, PLANNED, PLANNED_QUERY } from './planned'

const MAX_SEASONAL = 6
const POST = '{ _id, title, publishedAt }'

const SHOWN_QUERY = `{
  "banner": *[_id == "landingPage"][0].banner,
  "milestone": *[_id == "milestone"][0],
  "next": *[_type == "post" && dateTime(publishedAt) > dateTime($now)] | order(dateTime(publishedAt) asc)[0]${POST},
  "seasonal": *[_type in ["page", "post"] && defined(slug.current) && defined(season)] | order(title asc)[0...${MAX_SEASONAL}]{
    _id, _type, title, season, seasonBegins, seasonShift, seasonEndShift
  },
  "newest": *[_type == "post" && !defined(season) && dateTime(publishedAt) <= dateTime($now)] | order(dateTime(publishedAt) desc)[0]${POST}
}`

const COLOURS = { on: 'var(--tile-on)', off: 'var(--tile-off)', next: 'var(--lit)' }

export function NowCard({ now }: { now: Date }) {
  const [asked] = useState(() => ({
    query: SHOWN_QUERY,
    listen: '_type in ["landingPage", "milestone", "page", "post"]',
    params: { now: now.toISOString() },
    answer: SHOWN,
    perspective: 'published' as const,
  }))
  const shown = useContent(asked)
  return (
    <Card
      title="Shows on the site now"
      action={
        <CardLink href="/" isNewTab>
          See the site
        </CardLink>
      }
    >
      <CardBody of={shown} rows={3}>
        {value => <Rows rows={describeNow(value, now)} now={now} />}
      </CardBody>
    </Card>
  )
}

const PLANNED_ASKED = {
  query: PLANNED_QUERY,
  listen: '_type == "system.release"',
  params: {},
  answer: PLANNED,
  perspective: 'raw' as const,
  // Older versions of the API hide what is in a release.
  apiVersion: RELEASES_API_VERSION,
}

/** What shows comes first; below it what comes, and what is off. */
function Rows({ rows, now }: { rows: ShownRow[]; now: Date }) {
  const schema = useSchema()
  const planned = useContent(PLANNED_ASKED)
  const coming = planned.status === 'ready' ? planned.value.map(each => describePlanned(each, schema, now)) : []
  const of = (look: ShownRow['look']) => rows.filter(row => row.look === look)
  return (
    <>
      <Group rows={of('on')} />
      <Group title="Comes by itself" rows={[...of('next'), ...coming]} />
      {planned.status === 'failed' && <NotLoaded onRetry={planned.retry} />}
      <Group title="Does not show" rows={of('off')} />
    </>
  )
}

function Group({ title, rows }: { title?: string; rows: ShownRow[] }) {
  if (rows.length === 0) return null
  return (
    <>
      {title && (
        <Box paddingX={4} paddingTop={2}>
          <Text as="h3" size={1} weight="semibold" muted>
            {title}
          </Text>
        </Box>
      )}
      <List>
        {rows.map(row => (
          <Row key={`${row.title} ${row.lines.join(' ')}`} {...row} />
        ))}
      </List>
    </>
  )
}

function Row({ title, link, lines, look, pill }: ShownRow) {
  return (
    <li>
      <Kite $color={COLOURS[look]} aria-hidden />
      <span>
        <IntentLink {...link}>{title}</IntentLink>
        {lines.map(line => (
          <small key={line}>{line}</small>
        ))}
      </span>
      <StatePill {...pill} />
    </li>
  )
}

const List = styled.ul`
  margin: 0;
  padding: 0 0 8px;
  list-style: none;

  li {
    position: relative;
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr) auto;
    gap: 0 12px;
    align-items: start;
    padding: 11px 20px;
  }

  li + li::before {
    content: '';
    position: absolute;
    top: 0;
    right: 20px;
    left: 20px;
    height: 1px;
    background: var(--rule);
  }

  i {
    width: 12px;
    height: 16px;
    margin: 3px 5px;
  }

  a {
    color: var(--head);
    font-size: 15px;
    font-weight: 600;
    overflow-wrap: anywhere;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  small {
    display: block;
    color: var(--muted);
    font-size: 13px;
    line-height: 19px;
    overflow-wrap: anywhere;
  }

  @media (max-width: 700px) {
    li {
      grid-template-columns: 22px minmax(0, 1fr);
    }

    li > :last-child {
      grid-column: 2;
      justify-self: start;
      margin-top: 7px;
    }
  }
`
