import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { ClockIcon } from '@sanity/icons/Clock'
import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { css, styled } from 'styled-components'
import { TABLET } from '@/studio/ui/palette'
import { iconOnly, Pill } from '@/studio/ui/pill'

const LOOKS = {
  good: { tone: 'ok', Icon: CheckmarkIcon },
  soon: { tone: 'wait', Icon: ClockIcon },
  toFix: { tone: 'wait', Icon: WarningOutlineIcon },
  hidden: { tone: 'flag', Icon: EyeClosedIcon },
} as const

/** A state, always as icon and word. `isShort`: on narrow screens the word is only heard. */
export function StatePill({
  look,
  words,
  isShort = false,
}: {
  look: keyof typeof LOOKS
  words: string
  isShort?: boolean
}) {
  const { tone, Icon } = LOOKS[look]
  return (
    <Shape $tone={tone} $isShort={isShort}>
      <Icon aria-hidden />
      <span>{words}</span>
    </Shape>
  )
}

const Shape = styled(Pill)<{ $isShort: boolean }>`
  line-height: 18px;

  ${({ $isShort }) => $isShort && css`${TABLET} { ${iconOnly} }`}
`
