import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Rosette } from './ui/rosette'
import { heading } from './ui/text'

type MiddleProps = { title: string; children: ReactNode; actions?: ReactNode; hasRosette?: boolean }

/** Instead of a list: why there is none, and what to do. */
export function Middle({ title, children, actions, hasRosette = true }: MiddleProps) {
  return (
    <Frame>
      <div role="status">
        {hasRosette && <Rosette />}
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  justify-items: center;
  min-height: 0;
  padding: 32px 24px;
  overflow: auto;
  text-align: center;

  > div:first-child {
    display: grid;
    justify-items: center;
    gap: 6px;
    max-width: 440px;
  }

  h2 {
    ${heading}
    margin-top: 14px;
    font-size: 23px;
    line-height: 29px;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  p {
    margin: 0;
    color: var(--muted);
    font-size: 15px;
    line-height: 23px;
    text-wrap: balance;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 20px;
`
