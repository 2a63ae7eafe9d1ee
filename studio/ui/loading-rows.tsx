import { Stack, TextSkeleton } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { OnlyHeard } from './layout'

/** What loads faster shows nothing in its place, so that grey rows do not flash. */
const DELAY_MS = 300
const WIDTHS = [62, 48, 55, 40, 58, 45, 52, 38]

/** Grey lines in place of a list that loads slowly. */
export function LoadingRows() {
  if (!useIsSlow()) return null
  return (
    <div role="status">
      <OnlyHeard>Loading</OnlyHeard>
      <Stack gap={5} padding={5}>
        {WIDTHS.map(width => (
          <TextSkeleton key={width} size={2} radius={2} animated style={{ width: `${width}%` }} />
        ))}
      </Stack>
    </div>
  )
}

export function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}
