import { RefreshIcon } from '@sanity/icons/Refresh'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from './buttons'
import { Rosette } from './rosette'
import { heading } from './text'

type EmptyStateProps = { title: string; children: ReactNode; actions?: ReactNode; hasRosette?: boolean }

/** Shown where there is nothing to list: says why, and what to do. */
export function EmptyState({ title, children, actions, hasRosette = true }: EmptyStateProps) {
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

export function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button $look="main" onClick={onRetry}>
      <RefreshIcon aria-hidden />
      Try again
    </Button>
  )
}
