import { css, styled } from 'styled-components'

const control = css`
  box-sizing: border-box;
  min-height: 33px;
  padding: 0 12px;
  border: 1px solid var(--card-border-color);
  border-radius: 3px;
  background: var(--card-bg-color);
  color: var(--card-fg-color);
  font: var(--body-1);

  &:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: -1px;
  }
`

/** The look of buttons, and of links that look like buttons. */
export const pressable = css`
  ${control}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-weight: 500;
  text-decoration: none;
  cursor: pointer;

  &:hover:not(:disabled) {
    background: var(--card-badge-default-bg-color);
  }

  &:disabled {
    color: var(--card-muted-fg-color);
    cursor: default;
    opacity: 0.6;
  }
`

/** The primary button. */
const main = css`
  border-color: transparent;
  background: var(--card-fg-color);
  color: var(--card-bg-color);

  &:hover:not(:disabled) {
    background: var(--card-muted-fg-color);
  }
`

export const Button = styled.button<{ $isMain?: boolean }>`
  ${pressable}
  ${({ $isMain }) => $isMain && main}
`

export const ButtonLink = styled.a`
  ${pressable}
`

export const SearchBox = styled.input`
  ${control}
  width: 100%;

  &::placeholder {
    color: var(--card-muted-fg-color);
  }
`

export const Select = styled.select`
  ${control}
  width: 100%;
`

export const TextBox = styled.textarea`
  ${control}
  width: 100%;
  padding: 8px 12px;
`
