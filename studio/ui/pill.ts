import { css, styled } from 'styled-components'
import { onlyHeard } from './layout'
import { PHONE } from './palette'

export type Tone = 'ok' | 'wait' | 'flag'

/** A state as icon and word. */
export const Pill = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-width: 100%;
  height: 24px;
  padding: 0 9px 0 6px;
  border-radius: 999px;
  background: var(--${({ $tone }) => $tone}-bg);
  color: var(--${({ $tone }) => $tone});
  font-size: 13px;
  font-weight: 580;
  line-height: 1;
  white-space: nowrap;

  > svg {
    flex: none;
    color: var(--${({ $tone }) => $tone}-icon);
    font-size: 17px;
  }

  ${PHONE} {
    height: 28px;
    font-size: 14px;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`

/** Leaves the icon of a pill; its word is only heard. */
export const iconOnly = css`
  justify-content: center;
  width: 28px;
  height: 28px;
  padding: 0;

  > span {
    ${onlyHeard}
  }
`
