import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { EmptyCrest } from '@/components/ui/crest/crest-empty'
import { loadTiles, TypedTile } from '@/components/ui/crest/late-tiles.client'
import type { FormControl } from './use-form'

/** After the last key. */
const PAUSE_MS = 400

type NamedTileProps = {
  control: Pick<FormControl, 'values'>
  /** The field of the masjid's name. */
  name: string
  /** Contains {name}. */
  note: string
  /** The field. */
  children: ReactNode
}

/**
 * The masjid's tile beside the field of its name, drawn when the typing pauses. A name that was posted without JavaScript comes with its tile.
 * Outside of Suspense, so that it is whole in the page, and in transitions, so that nothing disappears while the code loads.
 */
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
