import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { ClockIcon } from '@sanity/icons/Clock'
import { CloseCircleIcon } from '@sanity/icons/CloseCircle'
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { RobotIcon } from '@sanity/icons/Robot'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Badge } from '@sanity/ui'
import type { ComponentType } from 'react'
import { MARK_LABELS, STATE_LABELS } from '@/lib/requests/labels'
import type { Mark, RequestState } from '@/lib/requests/requests'

type Look = { tone: 'positive' | 'caution' | 'critical' | 'default'; Icon: ComponentType }

export const STATE_LOOKS: Record<RequestState, Look> = {
  delivered: { tone: 'positive', Icon: CheckmarkIcon },
  pending: { tone: 'caution', Icon: ClockIcon },
  refused: { tone: 'critical', Icon: ErrorOutlineIcon },
  held: { tone: 'default', Icon: WarningOutlineIcon },
  spam: { tone: 'default', Icon: CloseCircleIcon },
}

export function StatePill({ state }: { state: RequestState }) {
  const { tone, Icon } = STATE_LOOKS[state]
  return (
    <Badge className="requests-pill" tone={tone}>
      <Icon />
      <span>{STATE_LABELS[state]}</span>
    </Badge>
  )
}

export function MarkPill({ mark }: { mark: Mark }) {
  return (
    <Badge className="requests-pill" fontSize={0} title={MARK_LABELS[mark]}>
      <RobotIcon />
      <span>{MARK_LABELS[mark]}</span>
    </Badge>
  )
}
