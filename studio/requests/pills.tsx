import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { ClockIcon } from '@sanity/icons/Clock'
import { CloseCircleIcon } from '@sanity/icons/CloseCircle'
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { RobotIcon } from '@sanity/icons/Robot'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { ComponentType } from 'react'
import { MARK_LABELS, STATE_LABELS } from '@/lib/forms/request-labels'
import type { Mark, RequestState } from '@/lib/forms/requests'
import { Pill } from '@/studio/ui/pill'

type Look = { tone: 'positive' | 'caution' | 'critical' | 'default'; Icon: ComponentType }

export const STATE_LOOKS: Record<RequestState, Look> = {
  delivered: { tone: 'positive', Icon: CheckmarkIcon },
  pending: { tone: 'caution', Icon: ClockIcon },
  refused: { tone: 'critical', Icon: ErrorOutlineIcon },
  held: { tone: 'default', Icon: WarningOutlineIcon },
  spam: { tone: 'default', Icon: CloseCircleIcon },
}

export function StatePill({ state }: { state: RequestState }) {
  return <Pill {...STATE_LOOKS[state]} words={STATE_LABELS[state]} />
}

export function MarkPill({ mark }: { mark: Mark }) {
  return <Pill tone="default" Icon={RobotIcon} words={MARK_LABELS[mark]} isSmall />
}

/** Marks requests since yesterday. */
export function NewTile() {
  return <i className="tile" title="New since yesterday" />
}
