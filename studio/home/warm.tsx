import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Rosette } from '@/studio/ui/rosette'
import { heading } from '@/studio/ui/text'

const SIZE = 92
const ALL_PETALS = 10

/** For a card that has nothing to list. The rosette is full when all is done, and empty before anything has begun. */
export function Warm({ title, children, isDone }: { title: string; children: ReactNode; isDone: boolean }) {
  return (
    <Frame>
      <Rosette size={SIZE} full={isDone ? ALL_PETALS : 0} />
      <p>
        <b>{title}</b>
        {children}
      </p>
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex: 1;
  gap: 16px;
  align-items: center;
  padding: 14px 20px 22px;

  p {
    max-width: 36ch;
    margin: 0;
    color: var(--muted);
  }

  b {
    ${heading}
    display: block;
    margin-bottom: 3px;
    font-size: 19px;
    line-height: 25px;
    letter-spacing: -0.012em;
  }
`
