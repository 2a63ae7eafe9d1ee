import { Link } from 'sanity/router'
import { styled } from 'styled-components'
import { whyClosed } from '@/studio/requests/words'
import { heading, Kite } from '@/studio/ui/text'
import { Card, CardBody, CardLink, Sentence } from '../card'
import type { Loaded } from '../loaded'
import { Warm } from '../warm'
import { Chart } from './chart'
import type { RequestNumbers } from './use-request-numbers'

type RequestsCardProps = { numbers: Loaded<RequestNumbers>; basePath: string; now: Date }

export function RequestsCard({ numbers, basePath, now }: RequestsCardProps) {
  const room = `${basePath}/requests`
  const hasRows = numbers.status === 'ready' && numbers.value.isOpen && numbers.value.total > 0
  return (
    <Card title="Requests" action={hasRows && <CardLink href={room}>All requests</CardLink>}>
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
      <Sentence>
        <p>
          {title} {more}
        </p>
      </Sentence>
    )
  }
  if (value.total === 0 && value.days.every(count => count === 0)) {
    return (
      <Warm title="No request yet." isDone={false}>
        What visitors send with the forms of the site shows here, with the newest first.
      </Warm>
    )
  }
  const { recent, waiting, troubled, days } = value
  return (
    <>
      <Numbers>
        <Link href={linkTo(room, { dates: 'yesterday' })}>
          <b>
            {recent}
            {recent > 0 && <Kite />}
          </b>
          <span>new since yesterday</span>
        </Link>
        <Link href={linkTo(room, { state: 'pending' })}>
          <b>{waiting}</b>
          <span>waiting to be delivered</span>
        </Link>
        <Link href={linkTo(room, { state: troubledTab(value.refused) })}>
          <b data-bad={troubled > 0}>{troubled}</b>
          <span>refused or suspicious</span>
        </Link>
      </Numbers>
      <Chart days={days} now={now} />
    </>
  )
}

function troubledTab(refused: number): string {
  return refused > 0 ? 'refused' : 'held'
}

/** The Requests tool reads its view from parameters that Sanity prefixes with the tool's name. */
function linkTo(room: string, view: Record<string, string>): string {
  return `${room}?${new URLSearchParams(Object.entries(view).map(([name, value]) => [`requests[${name}]`, value]))}`
}

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 2px 20px 0;
  border-bottom: 1px solid var(--rule);

  a {
    padding: 4px 8px 14px 0;
    border-radius: 8px;
    color: var(--muted);
    text-decoration: none;
  }

  a + a {
    padding-left: 18px;
    border-left: 1px solid var(--rule);
    border-radius: 0 8px 8px 0;
  }

  a:hover span {
    text-decoration: underline;
  }

  b {
    ${heading}
    display: flex;
    gap: 9px;
    align-items: center;
    font-size: 36px;
    line-height: 42px;
    letter-spacing: -0.03em;
  }

  b[data-bad='true'] {
    color: var(--bad-icon);
  }

  i {
    width: 11px;
    height: 15px;
  }

  span {
    display: block;
    max-width: 11ch;
    font-size: 13px;
    line-height: 17px;
  }

  @media (max-width: 700px) {
    b {
      font-size: 31px;
    }

    a + a {
      padding-left: 12px;
    }
  }
`
