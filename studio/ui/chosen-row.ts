import { css } from 'styled-components'

/** How a row of a list looks under the pointer, when it is chosen, and when it has the focus. `chosen` is a CSS selector. */
export const chosenRow = (chosen: string) => css`
  &:hover {
    background: var(--hover);
  }

  &${chosen} {
    background: var(--sel);
    box-shadow: inset 3px 0 0 var(--sel-bar);
    --muted: var(--sel-muted);
  }

  /* Twice, so that it outweighs the focus ring that all links have; a doubled & does not match inside of a nested rule. */
  &:focus-visible:focus-visible {
    border-radius: 0;
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    &${chosen} {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
