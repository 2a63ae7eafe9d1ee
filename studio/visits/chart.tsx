import { styled } from 'styled-components'
import { formatCount } from '@/lib/format'
import { OnlyHeard } from '@/studio/ui/layout'
import { type Day, heightOf, nameDay } from './summary'

/** A bar for the views of each day, with today's in saffron, and a table for screen readers. */
export function Chart({ days }: { days: Day[] }) {
  const last = days.length - 1
  return (
    <Figure>
      <Bars aria-hidden>
        {days.map((day, index) => (
          <span key={day.day} title={`${nameDay(day.day)}: ${formatCount(day.views)}`}>
            <i
              style={{ blockSize: `${heightOf(day.views, days) * 100}%` }}
              data-today={index === last}
              data-empty={day.views === 0}
            />
          </span>
        ))}
      </Bars>
      <Labels aria-hidden>
        <span>{nameDay(days[0]?.day ?? '')}</span>
        <span>Views a day</span>
        <span>Today</span>
      </Labels>
      <OnlyHeard as="div">
        <table>
          <caption>Views a day</caption>
          <tbody>
            {days.map(({ day, views }) => (
              <tr key={day}>
                <th scope="row">{nameDay(day)}</th>
                <td>{formatCount(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </OnlyHeard>
    </Figure>
  )
}

const Figure = styled.div`
  position: relative;
  padding: 18px 20px 4px;
`

/** A bar has the top of a tile of the brand's pattern. */
const Bars = styled.div`
  display: flex;
  align-items: end;
  gap: 6px;
  block-size: 84px;

  > span {
    display: flex;
    flex: 1;
    align-items: end;
    justify-content: center;
    block-size: 100%;
  }

  i {
    display: block;
    inline-size: 100%;
    max-inline-size: 18px;
    min-block-size: 9px;
    background: var(--tile-on);
    clip-path: polygon(50% 0, 100% 6px, 100% 100%, 0 100%, 0 6px);
    forced-color-adjust: none;
  }

  i[data-today='true'] {
    background: var(--lit);
  }

  i[data-empty='true'] {
    min-block-size: 0;
    block-size: 2px !important;
    background: var(--tile-off);
    clip-path: none;
  }
`

const Labels = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 8px;
  color: var(--muted);
  font-size: 13px;
`
