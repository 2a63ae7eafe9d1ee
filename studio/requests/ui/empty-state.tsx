import { RefreshIcon } from '@sanity/icons/Refresh'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from './buttons'
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

const CORE =
  'M93.3 28.4L85.8 51.6L110.2 51.6L90.4 66L110.2 80.4L85.8 80.4L93.3 103.6L73.6 89.2L66 112.5L58.4 89.2L38.7 103.6L46.2 80.4L21.8 80.4L41.6 66L21.8 51.6L46.2 51.6L38.7 28.4L58.4 42.8L66 19.5L73.6 42.8Z'

const PETALS = [
  'M93.3 28.4L73.6 42.8L66 19.5L70.7 5.1L85.8 5.1L98 14Z',
  'M93.3 28.4L105.6 19.5L117.8 28.4L122.4 42.8L110.2 51.6L85.8 51.6Z',
  'M110.2 51.6L125.3 51.6L130 66L125.3 80.4L110.2 80.4L90.4 66Z',
  'M93.3 103.6L85.8 80.4L110.2 80.4L122.4 89.2L117.8 103.6L105.6 112.5Z',
  'M93.3 103.6L98 118L85.8 126.9L70.7 126.9L66 112.5L73.6 89.2Z',
  'M66 112.5L61.3 126.9L46.2 126.9L34 118L38.7 103.6L58.4 89.2Z',
  'M21.8 80.4L46.2 80.4L38.7 103.6L26.4 112.5L14.2 103.6L9.6 89.2Z',
  'M21.8 80.4L6.7 80.4L2 66L6.7 51.6L21.8 51.6L41.6 66Z',
  'M21.8 51.6L9.6 42.8L14.2 28.4L26.4 19.5L38.7 28.4L46.2 51.6Z',
  'M66 19.5L58.4 42.8L38.7 28.4L34 14L46.2 5.1L61.3 5.1Z',
]

/** The brand's rosette with no petal lit. */
export function Rosette() {
  return (
    <Drawing width="132" height="132" viewBox="0 0 132 132" aria-hidden>
      {PETALS.map(path => (
        <path key={path} d={path} fill="var(--tile-off)" />
      ))}
      <path d={CORE} fill="var(--core)" />
    </Drawing>
  )
}

const Drawing = styled.svg`
  path {
    stroke: var(--bg);
    stroke-width: 2;
    stroke-linejoin: round;
  }
`

export function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button $look="main" onClick={onRetry}>
      <RefreshIcon aria-hidden />
      Try again
    </Button>
  )
}
