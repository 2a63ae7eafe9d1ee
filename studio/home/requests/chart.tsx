import { styled } from 'styled-components'
import { dateWords } from '@/lib/dates'
import { staffZone } from '@/lib/staff-zone'
import { midnight } from '@/studio/requests/days'
import { Kite } from '@/studio/ui/text'
import { chartWords, tilesOf } from './tiles'

export function Chart({ days, now }: { days: number[]; now: Date }) {
  return (
    <Figure>
      <Columns role="img" aria-label={chartWords(days)}>
        {tilesOf(days).map(({ tiles, more, isNew }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place
          <div key={index}>
            {tiles === 0 && <Kite $color="var(--tile-off)" />}
            {Array.from({ length: tiles }, (_, tile) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the tiles of a day are all alike
              <Kite key={tile} $color={isNew ? 'var(--lit)' : 'var(--tile-on)'} />
            ))}
            {more > 0 && <small>+{more}</small>}
          </div>
        ))}
      </Columns>
      <figcaption>
        <span>{dateWords(midnight(now, days.length - 1), now, staffZone())}</span>
        <span>One tile, one request</span>
        <span>Today</span>
      </figcaption>
    </Figure>
  )
}

const Figure = styled.figure`
  margin: 18px 20px;

  figcaption {
    display: flex;
    justify-content: space-between;
    margin-top: 9px;
    color: var(--muted);
    font-size: 13px;
    line-height: 18px;
  }
`

const Columns = styled.div`
  display: flex;
  gap: 4px;
  align-items: flex-end;
  min-height: 86px;

  > div {
    display: flex;
    flex: 1;
    flex-direction: column-reverse;
    gap: 2px;
    align-items: center;
    min-width: 0;
  }

  i {
    width: 11px;
    height: 14px;
  }

  small {
    color: var(--muted);
    font-size: 12px;
    line-height: 14px;
  }
`
