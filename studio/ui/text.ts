import { css, styled } from 'styled-components'
import { theme } from '@/studio/theme'

const HEADING_FACE = theme.fonts?.heading.family ?? 'inherit'

export const heading = css`
  margin: 0;
  color: var(--head);
  font-family: ${HEADING_FACE};
  font-weight: 600;
  letter-spacing: -0.02em;
`

export const cutOff = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** A note below a name, cut off after one line. */
export const secondLine = css`
  ${cutOff}
  display: block;
  color: var(--muted);
  font-size: 13px;
  line-height: 18px;
`

export const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: 22px;
  height: 22px;
  padding: 0 6px;
  border: 1px solid var(--rule-2);
  border-radius: 5px;
  background: var(--bg);
  color: var(--muted);
  font: inherit;
  font-size: 12px;
  font-weight: 550;
  line-height: 1;
`

/** A tile of the brand's pattern; saffron marks new requests. */
export const Kite = styled.i<{ $color?: string }>`
  display: inline-block;
  flex: none;
  width: 8px;
  height: 11px;
  background: ${({ $color = 'var(--lit)' }) => $color};
  clip-path: var(--kite-shape);
  forced-color-adjust: none;
`
