import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { Box, Button, Text } from '@sanity/ui'
import { Menu, MenuButton } from '@sanity/ui/menu'
import { type ComponentType, type ReactNode, useId } from 'react'

type ChipProps = {
  label: string
  icon: ComponentType
  tone?: 'caution' | 'positive'
  testId: string
}

/** What the chips above a form share. */
export function chipLook({ label, testId, ...look }: ChipProps) {
  return {
    ...{ ...look, text: label, 'data-testid': testId, mode: 'ghost' as const, radius: 'full' as const },
    ...{ fontSize: 1, padding: 2, gap: 2 },
  }
}

/** A short fact above a form; pressed, it opens a sentence and what belongs to it, as items of a menu. */
export function Chip({ sentence, children, ...look }: ChipProps & { sentence: string; children?: ReactNode }) {
  return (
    <MenuButton
      id={useId()}
      button={<Button {...chipLook(look)} iconRight={ChevronDownIcon} />}
      menu={
        <Menu style={{ maxWidth: 340 }}>
          <Box padding={3}>
            <Text size={1}>{sentence}</Text>
          </Box>
          {children}
        </Menu>
      }
      popover={{ placement: 'bottom-start', portal: true }}
    />
  )
}
