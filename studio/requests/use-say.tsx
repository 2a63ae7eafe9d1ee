import { Box, Button, Flex } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useCallback } from 'react'

/** How long a message stays; one that can be undone or reports a failure stays longer. */
const SHOWN_MS = 3_000
const UNDO_MS = 10_000
/** One message at a time: a new one replaces it. */
const TOAST_ID = 'requests'

export type Say = (text: string, options?: { isBad?: boolean; undo?: () => void }) => void

export function useSay(): Say {
  const { push } = useToast()
  return useCallback(
    (text, { isBad = false, undo } = {}) => {
      const title = undo ? (
        <Flex align="center" gap={2} style={{ overflow: 'visible' }}>
          <Box flex={1}>{text}</Box>
          <Button mode="bleed" tone="positive" padding={2} text="Undo" onClick={undo} />
        </Flex>
      ) : (
        text
      )
      push({ id: TOAST_ID, title, status: isBad ? 'error' : 'success', duration: undo || isBad ? UNDO_MS : SHOWN_MS })
    },
    [push],
  )
}
