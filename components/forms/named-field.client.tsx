import { type ComponentProps, startTransition, useEffect, useState } from 'react'
import { EmptyCrest } from '@/components/ui/crest/crest-empty'
import { loadTiles, TypedTile } from '@/components/ui/crest/late-tiles.client'
import { Field } from './field'
import type { FormControl } from './use-form'

const PAUSE_MS = 400

type NamedFieldProps = ComponentProps<typeof Field> & {
  control: Pick<FormControl, 'values'>
  /** Contains {name}. */
  note: string
}

/** The tile of a typed name beside its field. Outside of Suspense, so that the tile of a posted name is in the page; in transitions, so that nothing vanishes while code loads. */
export function NamedField({ note, ...field }: NamedFieldProps) {
  const typed = field.control.values[field.name]?.trim() ?? ''
  const [drawn, setDrawn] = useState(typed)
  useEffect(() => {
    if (typed === drawn) return
    if (typed) void loadTiles()
    const timer = setTimeout(() => startTransition(() => setDrawn(typed)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, drawn])
  return (
    <div className="named">
      <Field {...field} />
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
