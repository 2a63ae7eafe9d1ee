import { ClockIcon } from '@sanity/icons/Clock'
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { RefreshIcon } from '@sanity/icons/Refresh'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { styled } from 'styled-components'
import { formatCount } from '@/lib/format'
import type { Outage, RequestState } from '@/lib/requests/requests'
import { Button } from '@/studio/ui/buttons'
import { PHONE, TABLET } from '@/studio/ui/palette'
import { momentWords } from '../days'
import { requestsWords } from '../words'

type NoticesProps = {
  state: RequestState | null
  total: number
  outage: Outage | null
  /** True if the list is shown, but the last update failed. */
  isOffline: boolean
  now: Date
  onSendAll: () => void
  onRetry: () => void
}

/** Sentences above the list that staff should not miss. */
export function Notices({ state, total, outage, isOffline, now, onSendAll, onRetry }: NoticesProps) {
  return (
    <>
      {isOffline && (
        <Notice role="status">
          <WarningOutlineIcon aria-hidden />
          <p>The site’s server does not answer. What you see may be old. We try again every 10 seconds.</p>
          <Button onClick={onRetry}>
            <RefreshIcon aria-hidden />
            Try again
          </Button>
        </Notice>
      )}
      {outage && (
        <Notice role="status">
          <ClockIcon aria-hidden />
          <p>{outageWords(outage, now)}</p>
        </Notice>
      )}
      {state === 'refused' && total > 0 && (
        <Notice $isBad>
          <ErrorOutlineIcon aria-hidden />
          <p>The form service said no to these. Open one to read why, fix it there, then send again.</p>
          <Button onClick={onSendAll}>{total === 1 ? 'Send it again' : `Send all ${formatCount(total)} again`}</Button>
        </Notice>
      )}
      {state === 'held' && total > 0 && (
        <Notice>
          <WarningOutlineIcon aria-hidden />
          <p>These look like spam and were not delivered. Open each one: real people get caught, too.</p>
        </Notice>
      )}
    </>
  )
}

function outageWords({ since, waiting }: Outage, now: Date): string {
  const rest =
    waiting === 1 ? 'waits here, safe. It goes out by itself.' : 'wait here, safe. They go out by themselves.'
  return `The form service has not answered since ${momentWords(since, now)}. ${requestsWords(waiting)} ${rest}`
}

const Notice = styled.div<{ $isBad?: boolean }>`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  margin: 0 24px 12px;
  padding: 9px 8px 9px 12px;
  border-radius: 10px;
  background: var(--${({ $isBad }) => ($isBad ? 'bad' : 'wait')}-bg);
  color: var(--${({ $isBad }) => ($isBad ? 'bad' : 'wait')});

  > svg {
    flex: none;
    font-size: 21px;
  }

  p {
    flex: 1;
    min-width: 220px;
    margin: 0;
  }

  button {
    min-height: 33px;
  }

  ${TABLET} {
    margin-inline: 20px;
  }

  ${PHONE} {
    margin-inline: 16px;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`
