import { css, styled } from 'styled-components'
import { EASE_OUT, PHONE } from './palette'

type Look = { $look?: 'main' | 'quiet' | 'danger' | 'quiet-danger' }

const LOOKS = {
  main: css`
    border-color: var(--act);
    background: var(--act);
    color: var(--on-act);
    font-weight: 640;

    &:hover:not([aria-disabled='true']) {
      border-color: var(--act);
      background: var(--act-hover);
    }
  `,
  danger: css`
    border-color: var(--danger);
    background: var(--danger);
    color: #ffffff;
    font-weight: 640;

    &:hover:not([aria-disabled='true']) {
      border-color: var(--danger);
      background: #7d2312;
    }
  `,
  quiet: css`
    border-color: transparent;
    background: none;

    &:hover:not([aria-disabled='true']) {
      border-color: transparent;
    }
  `,
  'quiet-danger': css`
    border-color: transparent;
    background: none;
    color: var(--bad);

    &:hover:not([aria-disabled='true']) {
      border-color: transparent;
    }
  `,
}

const pressable = css<Look>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 36px;
  min-width: 0;
  padding: 0 14px;
  border: 1px solid var(--rule-2);
  border-radius: 8px;
  background: var(--bg);
  color: var(--head);
  font: inherit;
  font-weight: 580;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &:hover:not([aria-disabled='true']) {
    border-color: var(--field);
    background: var(--hover);
  }

  ${({ $look }) => $look && LOOKS[$look]}

  &[aria-disabled='true'] {
    border-color: var(--rule-2);
    background: var(--sunk);
    color: var(--muted);
    cursor: default;
  }

  dialog &[aria-disabled='true'] {
    border-color: var(--off-bg);
    background: var(--off-bg);
    color: var(--off);
  }

  > svg {
    flex: none;
    margin-left: -3px;
    font-size: 21px;
  }

  @media (prefers-reduced-motion: no-preference) {
    transition: background 120ms ${EASE_OUT}, border-color 120ms ${EASE_OUT};
  }

  ${PHONE} {
    min-height: 44px;
  }
`

export const Button = styled.button.attrs<Look>(({ type = 'button' }) => ({ type }))`
  ${pressable}
`

export const ButtonLink = styled.a<Look>`
  ${pressable}
`

/** An icon alone; its name is in `aria-label`. */
export const IconButton = styled.button.attrs({ type: 'button' })`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 33px;
  height: 33px;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--muted);
  font-size: 21px;
  cursor: pointer;

  &:hover {
    background: var(--hover);
    color: var(--head);
  }

  &[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }

  ${PHONE} {
    width: 44px;
    height: 44px;
  }
`
