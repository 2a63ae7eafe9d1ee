import { css, styled } from 'styled-components'

/** Colours come from the CSS custom properties that the Studio sets on every card, in light and dark. */

export const Stack = styled.div<{ $gap?: number }>`
  display: grid;
  /* A long address or word must not widen the form. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 12 }) => $gap}px;
`

/** A list without bullets. */
export const List = styled.ul<{ $gap?: number }>`
  display: grid;
  gap: ${({ $gap = 8 }) => $gap}px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Row = styled.div<{ $atEnd?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $atEnd }) => ($atEnd ? 'end' : 'start')};
  gap: 8px;
`

export const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 16px;
  border: 1px solid var(--card-border-color);
  border-radius: 3px;
  background: var(--card-bg2-color);
  color: var(--card-fg-color);
  font: var(--body-1);
`

export const Title = styled.h2`
  margin: 0;
  font: var(--body-1);
  font-weight: 600;
`

export const Muted = styled.p`
  margin: 0;
  color: var(--card-muted-fg-color);
  font: var(--body-1);
`

export const onlyHeard = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** @sanity/ui hides the text of its SrOnly from screen readers as well. */
export const OnlyHeard = styled.span`
  ${onlyHeard}
`
