import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ClockIcon } from '@sanity/icons/Clock'
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { Flex, Stack, Text } from '@sanity/ui'
import type { ComponentType } from 'react'
import type { RequestDetail } from '@/lib/requests/requests'
import { type HistoryLine, historyLines } from './history'

const ICONS: Record<HistoryLine['tone'], ComponentType> = {
  done: CheckmarkCircleIcon,
  bad: ErrorOutlineIcon,
  ahead: ClockIcon,
}

export function Delivery({ request, now }: { request: RequestDetail; now: Date }) {
  return (
    <Stack as="ol" gap={4}>
      {historyLines(request, now).map(({ tone, title, more }, index) => {
        const Icon = ICONS[tone]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may have the same time and the same text
          <Flex key={index} as="li" gap={3}>
            <Text size={1}>
              <Icon />
            </Text>
            <Stack gap={2} flex={1}>
              <Text size={1} weight="semibold">
                {title}
              </Text>
              {more && (
                <Text size={1} muted>
                  {more}
                </Text>
              )}
            </Stack>
          </Flex>
        )
      })}
    </Stack>
  )
}
