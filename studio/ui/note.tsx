import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export type NoteTone = 'default' | 'positive' | 'caution' | 'critical'

/** For a sentence that staff should not miss. */
export function Note({ tone, children }: { tone: NoteTone; children: ReactNode }) {
  const Icon = tone === 'default' || tone === 'positive' ? InfoOutlineIcon : WarningOutlineIcon
  return (
    <Frame $tone={tone}>
      <Icon aria-hidden />
      <div>{children}</div>
    </Frame>
  )
}

const Frame = styled.div<{ $tone: NoteTone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px;
  padding: 10px 12px;
  border-radius: 3px;
  background: var(--card-badge-${({ $tone }) => $tone}-bg-color);
  color: var(--card-badge-${({ $tone }) => $tone}-fg-color);
  font: var(--body-1);

  > svg {
    font-size: 1.5em;
  }
`
