import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { OnlyHeard } from '@/studio/ui/layout'
import { ROW_HEIGHT } from './row-layout'

/** A list that loads faster shows no skeleton. */
const DELAY_MS = 300
const LINES = [62, 48, 55, 40, 58, 45, 52, 38]

/** Eight grey rows in place of a list that loads slowly. */
export function Skeleton() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isSlow) return null
  return (
    <>
      <OnlyHeard role="status">Loading</OnlyHeard>
      <div aria-hidden>
        {LINES.map(width => (
          <Line key={width}>
            <i style={{ width: `${width / 3}%` }} />
            <i style={{ width: `${width / 2}%` }} />
          </Line>
        ))}
      </div>
    </>
  )
}

const Line = styled.div`
  display: grid;
  align-content: center;
  gap: 8px;
  height: ${ROW_HEIGHT}px;
  padding-left: 46px;
  border-bottom: 1px solid var(--rule);

  > i {
    height: 10px;
    border-radius: 5px;
    background: var(--tile-off);
  }
`
