import { styled } from 'styled-components'
import { INK_950, PAPER } from '@/lib/colors.gen'
import { PHONE, TABLET, toolText } from '@/studio/ui/palette'
import { heading } from '@/studio/ui/text'

/** The mosaic grows from the corner and scrolls with the page. It never lies under text: only its lines reach the cards. */
export const Ground = styled.div`
  ${toolText}
  position: relative;
  height: 100%;
  overflow: auto;
  background: var(--page) no-repeat top right;
  background-attachment: local;

  &[data-scheme='light'] {
    --page: ${PAPER};
    --lift: 0 1px 2px ${INK_950}0d, 0 12px 32px -20px ${INK_950}38;
    background-image: url('/patterns/studio-corner-light.svg');
  }

  &[data-scheme='dark'] {
    --page: ${INK_950};
    --lift: none;
    background-image: url('/patterns/studio-corner-dark.svg');
  }

  ${PHONE} {
    background-size: 246px auto;
  }
`

export const Page = styled.main`
  max-width: 1248px;
  box-sizing: border-box;
  margin: 0 auto;
  padding: 44px 40px 72px;

  h1 {
    ${heading}
    font-size: 40px;
    line-height: 1.08;
    letter-spacing: -0.03em;
  }

  h1 + p {
    max-width: 660px;
    margin: 10px 0 0;
    color: var(--muted);
    font-size: 17px;
    line-height: 26px;
    text-wrap: balance;
  }

  ${TABLET} {
    padding: 36px 32px 64px;

    h1 + p {
      max-width: 480px;
    }
  }

  ${PHONE} {
    padding: 28px 16px 48px;

    h1 {
      font-size: 31px;
    }

    h1 + p {
      max-width: 300px;
    }
  }
`

/** Puts two cards beside each other. One alone fills the row. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: 16px;
  margin-top: 16px;

  > :only-child {
    grid-column: 1 / -1;
  }

  ${TABLET} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 14px;
  }

  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
`
