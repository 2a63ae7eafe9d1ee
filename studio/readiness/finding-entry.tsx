import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Muted, Stack } from '@/studio/ui/layout'

type FindingEntryProps = {
  /** Titles on the way to the field; empty for the whole document. */
  place: string
  /** Level of the heading that names the place. */
  heading: 'h3' | 'h4'
  sentence: string
  children: ReactNode
}

/** One finding in a list of them. */
export function FindingEntry({ place, heading, sentence, children }: FindingEntryProps) {
  return (
    <Entry>
      <Stack $gap={4}>
        {place && <Place as={heading}>{place}</Place>}
        <Muted>{sentence}</Muted>
      </Stack>
      {children}
    </Entry>
  )
}

const Entry = styled.li`
  display: grid;
  justify-items: start;
  gap: 10px;
  padding: 12px;
  border: 1px solid var(--card-border-color);
  border-left: 3px solid var(--card-badge-caution-dot-color);
  border-radius: 3px;
`

const Place = styled.h3`
  margin: 0;
  color: var(--card-fg-color);
  font: var(--body-1);
  font-weight: 600;
`
