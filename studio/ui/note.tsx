import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import type { ComponentType, ReactNode } from 'react'
import { Strong } from '@/studio/ui/layout'

type NoteProps = {
  tone: 'default' | 'positive' | 'caution' | 'critical'
  Icon?: ComponentType
  title?: string
  /** Buttons below the sentence. */
  actions?: ReactNode
  /** It came after the page had shown, and is read aloud. */
  isStatus?: boolean
  children: ReactNode
}

/** For a sentence that staff should not miss. */
export function Note({ tone, Icon = iconOf(tone), title, actions, isStatus, children }: NoteProps) {
  return (
    <Card
      tone={tone === 'default' ? 'transparent' : tone}
      radius={2}
      padding={3}
      border
      role={isStatus ? 'status' : undefined}
    >
      <Flex gap={3}>
        <Text size={2}>
          <Icon />
        </Text>
        <Stack gap={3} flex={1} style={{ font: 'var(--body-1)', overflowWrap: 'anywhere' }}>
          {title && <Strong>{title}</Strong>}
          <div>{children}</div>
          {actions && (
            <Flex gap={2} wrap="wrap">
              {actions}
            </Flex>
          )}
        </Stack>
      </Flex>
    </Card>
  )
}

function iconOf(tone: NoteProps['tone']): ComponentType {
  return tone === 'default' || tone === 'positive' ? InfoOutlineIcon : WarningOutlineIcon
}
