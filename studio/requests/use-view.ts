import { useMemo } from 'react'
import { useRouter } from 'sanity/router'
import { readView, type View, writeView } from './address'

export type ChangeView = (change: Partial<View>, options?: { replace?: boolean }) => void

/** What the address says, and the way to change it. `replace` adds no step to the browser's history. */
export function useView(): [View, ChangeView] {
  const { state, navigate } = useRouter()
  const view = useMemo(() => readView(state), [state])
  return [view, (change, options) => navigate(writeView({ ...view, ...change }), options)]
}
