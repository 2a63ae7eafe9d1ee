import { css } from 'styled-components'
import { PHONE, SMALL_TABLET, TABLET } from '@/studio/ui/palette'

export const ROW_HEIGHT = 56
export const PHONE_ROW_HEIGHT = 80

/** Columns of the list, with and without an open request beside it. Cells are named by `data-cell`. */
export const rowLayout = css`
  display: grid;
  grid-template-columns: 14px minmax(0, 1.1fr) minmax(0, 1.1fr) minmax(0, 0.9fr) 120px 124px 160px;
  align-items: center;
  gap: 0 14px;
  box-sizing: border-box;
  padding: 0 24px 0 18px;
  text-align: left;

  > * {
    min-width: 0;
  }

  [data-open='true'] & {
    grid-template-columns: 14px minmax(0, 1.15fr) minmax(0, 1fr) 98px 96px 126px;

    [data-cell='phone'] {
      display: none;
    }
  }

  ${TABLET} {
    grid-template-columns: 14px minmax(0, 1.1fr) minmax(0, 1fr) 104px 96px 136px;

    [data-cell='phone'] {
      display: none;
    }

    [data-open='true'] & {
      grid-template-columns: 14px minmax(0, 1fr) 88px 84px 30px;
      gap: 0 10px;
      padding: 0 14px 0 12px;

      [data-cell='masjid'] {
        display: none;
      }
    }
  }

  ${SMALL_TABLET} {
    [data-open='true'] & {
      grid-template-columns: 14px minmax(0, 1fr) 30px;

      [data-cell='form'],
      [data-cell='received'] {
        display: none;
      }
    }
  }

  ${PHONE} {
    &&,
    [data-open='true'] && {
      grid-template-columns: 14px minmax(0, 1fr) auto;
      gap: 1px 8px;
      align-content: center;
      padding: 0 14px 0 10px;
    }

    [data-cell='form'],
    [data-cell='masjid'] {
      display: none;
    }

    && [data-cell='received'] {
      display: block;
      grid-row: 2;
      grid-column: 2;
    }

    [data-cell='state'] {
      grid-row: 1 / 3;
      grid-column: 3;
      max-width: 150px;
    }
  }
`
