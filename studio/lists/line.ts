import { styled } from 'styled-components'
import { cutOff } from '@/studio/ui/text'

/** The content of a row, in columns that each list sets. */
export const Line = styled.span`
  display: grid;
  gap: 0 14px;
  align-items: center;
  height: 100%;

  > * {
    min-width: 0;
    unicode-bidi: isolate;
  }
`

export const Second = styled.span`
  ${cutOff}
  display: block;
  color: var(--muted);
`
