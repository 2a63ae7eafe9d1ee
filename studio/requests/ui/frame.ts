import { styled } from 'styled-components'
import { PHONE, SMALL_TABLET, TABLET, toolText } from '@/studio/ui/palette'

/** The tool's background and columns. `data-open`: a request is open beside the list, or on a phone in its place. */
export const Frame = styled.main`
  ${toolText}
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  overflow: hidden;
  background: var(--bg);

  &[data-open='true'] {
    grid-template-columns: minmax(0, 1fr) 500px;

    ${TABLET} {
      grid-template-columns: minmax(0, 1fr) 420px;
    }

    ${SMALL_TABLET} {
      grid-template-columns: minmax(0, 1fr) 400px;
    }

    ${PHONE} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const ListSide = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  ${PHONE} {
    grid-area: 1 / 1;

    + section {
      z-index: 1;
      grid-area: 1 / 1;
    }

    /* Keeps its scroll position. */
    [data-open='true'] > & {
      visibility: hidden;
    }
  }
`
