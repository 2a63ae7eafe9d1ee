import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { ClockIcon } from '@sanity/icons/Clock'
import { EditIcon } from '@sanity/icons/Edit'
import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { ImageIcon } from '@sanity/icons/Image'
import type { ComponentType } from 'react'
import { css, styled } from 'styled-components'
import { iconOnly, Pill, type Tone } from '@/studio/ui/pill'

const LOOKS = {
  scheduled: { tone: 'wait', Icon: ClockIcon },
  changed: { tone: 'wait', Icon: EditIcon },
  draft: { tone: 'flag', Icon: EditIcon },
  live: { tone: 'ok', Icon: CheckmarkIcon },
  off: { tone: 'flag', Icon: EyeClosedIcon },
  noPicture: { tone: 'flag', Icon: ImageIcon },
} satisfies Record<string, { tone: Tone; Icon: ComponentType }>

type PillLook = keyof typeof LOOKS

/** A state as icon and word; in a narrow list the word is only heard, unless it `stays`. */
export function StatePill({ look, words, stays = false }: { look: PillLook; words: string; stays?: boolean }) {
  const { tone, Icon } = LOOKS[look]
  return (
    <Shape $tone={tone} $stays={stays} data-state={look} title={words}>
      <Icon aria-hidden />
      <span>{words}</span>
    </Shape>
  )
}

const Shape = styled(Pill)<{ $stays: boolean }>`
  ${({ $stays }) =>
    !$stays &&
    css`@container (max-width: 620px) {
    box-sizing: border-box;
    ${iconOnly}
  }`}
`
