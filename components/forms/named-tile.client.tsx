import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { EmptyCrest } from '@/components/ui/crest/crest-empty'
import { loadTiles, TypedTile } from '@/components/ui/crest/late-tiles.client'
import type { FormControl } from './use-form'

const PAUSE_MS = 400

type NamedTileProps = {
  control: Pick<FormControl, 'values'>
  name: string
  /** Contains {name}. */
  note: string
  children: ReactNode
}

/** Outside of Suspense, so that the tile of a posted name is in the page; in transitions, so that nothing disappears while the code loads. */
export function NamedTile({ control, name, note, children }: NamedTileProps) {
  const typed = control.values[name]?.trim() ?? ''
  const [drawn, setDrawn] = useState(typed)
  useEffect(() => {
    if (typed === drawn) return
    if (typed) void loadTiles()
    const timer = setTimeout(() => startTransition(() => setDrawn(typed)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, drawn])
  return (
    <div className="named">
      {children}
      {drawn ? (
        <TypedTile name={drawn} note={note} />
      ) : (
        <>
          <EmptyCrest />
          <p className="field-hint" />
        </>
      )}
    </div>
  )
}
