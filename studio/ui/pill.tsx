import { Badge, type BadgeTone } from '@sanity/ui'
import type { ComponentType } from 'react'

type PillProps = {
  tone: Exclude<BadgeTone, 'suggest'>
  Icon: ComponentType
  words: string
  /** On narrow screens the words are only heard. */
  isShort?: boolean
  isSmall?: boolean
}

/** A state, always as icon and words. */
export function Pill({ tone, Icon, words, isShort, isSmall }: PillProps) {
  return (
    <Badge className="pill" tone={tone} fontSize={isSmall ? 0 : 1} title={words} data-short={isShort || undefined}>
      <Icon aria-hidden />
      <span>{words}</span>
    </Badge>
  )
}
