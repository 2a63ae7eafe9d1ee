import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { PHONE } from '@/studio/ui/palette'
import { heading } from '@/studio/ui/text'

type DetailSectionProps = { title: string; action?: ReactNode; children: ReactNode }

export function DetailSection({ title, action, children }: DetailSectionProps) {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <div>
        <h3 id={id}>{title}</h3>
        {action}
      </div>
      {children}
    </Frame>
  )
}

const Frame = styled.section`
  margin-top: 26px;

  > div:first-child {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    padding-bottom: 8px;
    border-bottom: 2px solid var(--head);

    > button {
      min-height: 28px;
      padding: 0 8px;
      font-size: 13px;

      > svg {
        font-size: 17px;
      }
    }
  }

  h3 {
    ${heading}
    font-size: 16px;
    line-height: 22px;
    letter-spacing: 0;
  }

  ${PHONE} {
    h3 {
      font-size: 18px;
    }

    > div:first-child > button {
      min-height: 44px;
      margin-block: -8px;
      font-size: 14px;
    }
  }
`
