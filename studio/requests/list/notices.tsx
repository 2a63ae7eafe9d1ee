import { ClockIcon } from '@sanity/icons/Clock'
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { RefreshIcon } from '@sanity/icons/Refresh'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import type { ComponentType, ReactNode } from 'react'
import { formatCount } from '@/lib/format'
import type { Outage, RequestState } from '@/lib/requests/requests'
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
    <>
      {isOffline && (
        <Notice
          Icon={WarningOutlineIcon}
          isStatus
          action={<Button mode="ghost" icon={RefreshIcon} text="Try again" onClick={onRetry} />}
        >
          The site’s server does not answer. What you see may be old. We try again every 10 seconds.
        </Notice>
      )}
      {outage && (
        <Notice Icon={ClockIcon} isStatus>
          {outageWords(outage, now)}
        </Notice>
      )}
      {state === 'refused' && total > 0 && (
        <Notice
          tone="critical"
          Icon={ErrorOutlineIcon}
          action={<Button mode="ghost" text={sendAll} onClick={onSendAll} />}
        >
          The form service said no to these. Open one to read why, fix it there, then send again.
        </Notice>
      )}
      {state === 'held' && total > 0 && (
        <Notice Icon={WarningOutlineIcon}>
          These look like spam and were not delivered. Open each one: real people get caught, too.
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

type NoticeProps = {
  tone?: 'caution' | 'critical'
  Icon: ComponentType
  isStatus?: boolean
  action?: ReactNode
  children: ReactNode
}

function Notice({ tone = 'caution', Icon, isStatus, action, children }: NoticeProps) {
  return (
    <Box paddingX={[3, 3, 4]} paddingBottom={3} flex="none">
      <Card tone={tone} border radius={2} padding={3} role={isStatus ? 'status' : undefined}>
        <Flex align="center" gap={3} wrap="wrap">
          <Text size={2}>
            <Icon />
          </Text>
          <Box flex={1} style={{ minWidth: 220 }}>
            <Text size={1} as="p">
              {children}
            </Text>
          </Box>
          {action}
        </Flex>
      </Card>
    </Box>
  )
}
