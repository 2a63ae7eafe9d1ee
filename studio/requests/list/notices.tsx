import { ClockIcon } from '@sanity/icons/Clock'
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { RefreshIcon } from '@sanity/icons/Refresh'
import { Button, Stack } from '@sanity/ui'
import type { Outage, RequestState } from '@/lib/requests/requests'
import { formatCount } from '@/lib/words/format'
import { Note } from '@/studio/ui/note'
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
  const sendAll = total === 1 ? 'Send it again' : `Send all ${formatCount(total)} again`
  return (
    <Stack gap={2} paddingX={[3, 3, 4]} paddingBottom={3}>
      {isOffline && (
        <Note
          tone="caution"
          isStatus
          actions={<Button mode="ghost" icon={RefreshIcon} text="Try again" onClick={onRetry} />}
        >
          The site’s server does not answer. What you see may be old. We try again every 10 seconds.
        </Note>
      )}
      {outage && (
        <Note tone="caution" Icon={ClockIcon} isStatus>
          {outageWords(outage, now)}
        </Note>
      )}
      {state === 'refused' && total > 0 && (
        <Note
          tone="critical"
          Icon={ErrorOutlineIcon}
          actions={<Button mode="ghost" text={sendAll} onClick={onSendAll} />}
        >
          The form service said no to these. Open one to read why, fix it there, then send again.
        </Note>
      )}
      {state === 'held' && total > 0 && (
        <Note tone="caution">
          These look like spam and were not delivered. Open each one: real people get caught, too.
        </Note>
      )}
    </Stack>
  )
}

function outageWords({ since, waiting }: Outage, now: Date): string {
  const rest =
    waiting === 1 ? 'waits here, safe. It goes out by itself.' : 'wait here, safe. They go out by themselves.'
  return `The form service has not answered since ${momentWords(since, now)}. ${requestsWords(waiting)} ${rest}`
}
