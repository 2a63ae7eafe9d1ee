import { Stack, Text } from '@sanity/ui'
import { useEffect, useId, useRef, useState } from 'react'
import type { StringInputProps } from 'sanity'
import { countOf } from '@/lib/words/format'
import { OnlyHeard } from '@/studio/ui/layout'

/** Screen readers announce the length after this pause in typing, not at each key. */
const PAUSE_MS = 1_000

export function CountedInput({ count, input }: { count: number; input: StringInputProps }) {
  const id = useId()
  const text = input.value ?? ''
  const { shown, spoken, isNear } = describeCount(text.length, count)
  const describedBy = [input.elementProps['aria-describedby'], id].filter(Boolean).join(' ')
  return (
    <Stack gap={2}>
      {input.renderDefault({ ...input, elementProps: { ...input.elementProps, 'aria-describedby': describedBy } })}
      <Text id={id} data-testid="text-count" size={0} align="right" muted weight={isNear ? 'medium' : 'regular'}>
        <span style={isNear ? { color: 'var(--card-badge-caution-fg-color)' } : undefined}>{shown}</span>
      </Text>
      <OnlyHeard role="status">{useAfterTyping(spoken, text)}</OnlyHeard>
    </Stack>
  )
}

/** Empty until the text changes after the field was opened. */
function useAfterTyping(sentence: string, text: string): string {
  const opened = useRef(text)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (text === opened.current) return
    const timer = setTimeout(setSaid, PAUSE_MS, sentence)
    return () => clearTimeout(timer)
  }, [sentence, text])
  return said
}

/** The count stands out from this share of the limit on. */
const NEAR = 0.9

/** `shown` is displayed below the input; `spoken` is for screen readers, '' while there is room. */
export function describeCount(length: number, max: number): { shown: string; spoken: string; isNear: boolean } {
  const shown = `${length} of ${max}`
  const isNear = length >= max * NEAR
  if (length > max) return { shown, spoken: `${shown}: ${countOf(length - max, 'character')} too many`, isNear }
  return { shown, spoken: isNear ? `${countOf(max - length, 'character')} left` : '', isNear }
}
