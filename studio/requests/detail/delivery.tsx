import { styled } from 'styled-components'
import type { RequestDetail } from '@/lib/requests/requests'
import { PHONE } from '@/studio/ui/palette'
import { Kite } from '@/studio/ui/text'
import { type HistoryLine, historyLines } from './history'

const COLORS: Record<HistoryLine['tone'], string> = {
  done: 'var(--tile-on)',
  bad: 'var(--bad-icon)',
  ahead: 'var(--lit)',
}

export function Delivery({ request, now }: { request: RequestDetail; now: Date }) {
  return (
    <Lines>
      {historyLines(request, now).map(({ tone, title, more }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two events may have the same time and the same text
        <li key={index}>
          <Kite $color={COLORS[tone]} aria-hidden />
          <span>
            <b>{title}</b>
            {more && <small>{more}</small>}
          </span>
        </li>
      ))}
    </Lines>
  )
}

const Lines = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    gap: 0 12px;
    padding: 10px 0 0;

    &:not(:last-child)::after {
      content: '';
      position: absolute;
      top: 30px;
      bottom: -8px;
      left: 7px;
      width: 2px;
      background: var(--rule-2);
    }
  }

  i {
    width: 12px;
    height: 16px;
    margin: 2px;
  }

  b {
    color: var(--head);
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--muted);
    font-size: 13px;
    line-height: 18px;
    overflow-wrap: anywhere;
  }

  ${PHONE} {
    b {
      font-size: 15px;
    }

    small {
      font-size: 14px;
      line-height: 20px;
    }
  }
`
