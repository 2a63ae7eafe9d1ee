import { styled } from 'styled-components'

/** Its only child is a grid, with two columns where the card is as wide as Home. */
export const Halves = styled.div`
  container-type: inline-size;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }

  @container (min-width: 720px) {
    > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`

export const Foot = styled.p`
  margin: 0;
  padding: 4px 20px 18px;
  color: var(--muted);
  font-size: 13px;
`
