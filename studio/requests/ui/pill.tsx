import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { ClockIcon } from '@sanity/icons/Clock'
import { CloseCircleIcon } from '@sanity/icons/CloseCircle'
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { RobotIcon } from '@sanity/icons/Robot'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import { MARK_LABELS, STATE_LABELS } from '@/lib/requests/labels'
import type { Mark, RequestState } from '@/lib/requests/requests'
import { PHONE } from '@/studio/ui/palette'
import { Pill, type Tone } from '@/studio/ui/pill'

export const STATE_LOOKS: Record<RequestState, { tone: Tone; Icon: ComponentType }> = {
  delivered: { tone: 'ok', Icon: CheckmarkIcon },
  pending: { tone: 'wait', Icon: ClockIcon },
  refused: { tone: 'bad', Icon: ErrorOutlineIcon },
  held: { tone: 'flag', Icon: WarningOutlineIcon },
  spam: { tone: 'flag', Icon: CloseCircleIcon },
}

export function StatePill({ state }: { state: RequestState }) {
  const { tone, Icon } = STATE_LOOKS[state]
  return (
    <Pill $tone={tone} data-state={state}>
      <Icon aria-hidden />
      <span>{STATE_LABELS[state]}</span>
    </Pill>
  )
}

export function MarkPill({ mark, isSmall }: { mark: Mark; isSmall?: boolean }) {
  const Shape = isSmall ? SmallLinePill : LinePill
  return (
    <Shape title={MARK_LABELS[mark]} data-mark>
      <RobotIcon aria-hidden />
      <span>{MARK_LABELS[mark]}</span>
    </Shape>
  )
}

export const LinePill = styled(Pill).attrs({ $tone: 'flag' })`
  background: none;
  box-shadow: inset 0 0 0 1px var(--rule-2);
  color: var(--fg);

  > span {
    overflow: hidden;
    line-height: 18px;
    text-overflow: ellipsis;
  }
`

const SmallLinePill = styled(LinePill)`
  gap: 4px;
  height: 20px;
  padding: 0 7px 0 5px;
  font-size: 12px;
  font-weight: 520;

  > svg {
    font-size: 15px;
  }

  ${PHONE} {
    height: 22px;
    font-size: 13px;
  }
`
