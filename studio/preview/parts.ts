import { styled } from 'styled-components'
import { INK_900, MINT_50, SAFFRON_300 } from '@/lib/colors.gen'
import { PHONE, palette } from '@/studio/ui/palette'

/** Fills the Studio's own bar above the frame, to its edges: the stock controls, and below them the strip. */
export const Head = styled.div`
  ${palette}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  color: var(--fg);
  font-size: 14px;
  font-variant-numeric: tabular-nums;
  line-height: 20px;

  :focus-visible {
    outline: 2px solid var(--ring);
    outline-offset: 2px;
  }

  /* Our three widths include the two of this control. */
  [data-testid='preview-viewport-toggle'] {
    display: none;
  }
`

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  > :first-child {
    flex: 1 1 320px;
    min-width: 0;
  }

  ${PHONE} {
    > :first-child {
      flex-basis: 100%;
    }
  }
`

export const Segments = styled.fieldset`
  display: inline-flex;
  gap: 2px;
  margin: 0;
  padding: 3px;
  border: 0;
  border-radius: 9px;
  background: var(--sunk);

  button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    height: 29px;
    padding: 0 10px;
    border: 0;
    border-radius: 7px;
    background: none;
    color: var(--muted);
    font: inherit;
    font-weight: 560;
    cursor: pointer;
  }

  svg {
    font-size: 19px;
  }

  button[aria-pressed='true'] {
    background: var(--bg);
    box-shadow: 0 1px 2px rgb(0 0 0 / 0.13), 0 0 0 1px var(--rule-2);
    color: var(--head);
  }

  /* A window that is narrow itself has one width. */
  ${PHONE} {
    display: none;
  }

  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`

/** Dark in both schemes, as the bar of the preview on the site is. The margins are those of the Studio's bar. */
export const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  min-height: 48px;
  box-sizing: border-box;
  margin: 8px -8px -8px;
  padding: 6px 12px 6px 20px;
  background: ${INK_900};
  color: ${MINT_50};

  > svg {
    flex: none;
    font-size: 19px;
  }

  p {
    flex: 1 1 240px;
    margin: 0;
  }

  b {
    color: #ffffff;
    font-weight: 620;
  }

  button {
    min-height: 34px;
    padding: 0 14px;
    border: 1px solid rgb(255 255 255 / 0.45);
    border-radius: 8px;
    background: none;
    color: #ffffff;
    font: inherit;
    font-weight: 580;
    cursor: pointer;
  }

  button:hover {
    background: rgb(255 255 255 / 0.13);
  }

  button:focus-visible {
    outline-color: ${SAFFRON_300};
  }

  ${PHONE} {
    button {
      min-height: 44px;
    }
  }
`
