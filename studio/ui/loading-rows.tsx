import { Stack, TextSkeleton } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { OnlyHeard } from './layout'

/** What loads faster shows nothing in its place, so that grey rows do not flash. */
const DELAY_MS = 300

/** Grey lines in place of what loads slowly, about as high as that. */
export function LoadingRows({ rows = 8 }: { rows?: number }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Stack gap={5} padding={4} role="status" style={{ visibility: isSlow ? 'visible' : 'hidden' }}>
      <OnlyHeard>Loading</OnlyHeard>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <TextSkeleton key={row} size={2} radius={2} animated />
      ))}
    </Stack>
  )
}
