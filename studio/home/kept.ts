import { useCallback, useState } from 'react'
import { useCurrentUser, useWorkspace } from 'sanity'
import type { z } from '@/studio/zod'

/** Kept by this browser for a user of this site. Losing it does no harm, because Home derives everything else from the content. */
export function useKept<Value>(
  name: string,
  shape: z.ZodType<Value>,
  fallback: Value,
): [Value, (value: Value) => void] {
  const { projectId, dataset } = useWorkspace()
  const user = useCurrentUser()
  const key = `home.${name}.${projectId}.${dataset}.${user?.id ?? ''}`
  const [value, setValue] = useState(() => read(key, shape) ?? fallback)
  const keep = useCallback(
    (next: Value) => {
      setValue(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Storage is full or forbidden: the value lasts until the page is left.
      }
    },
    [key],
  )
  return [value, keep]
}

/** Null if nothing is stored, nothing may be read, or an older version of the Studio stored another shape. */
function read<Value>(key: string, shape: z.ZodType<Value>): Value | null {
  try {
    return shape.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}
