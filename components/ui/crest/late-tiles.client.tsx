'use client'

import { type ComponentType, lazy } from 'react'
import { loadQuietly } from '@/components/ui/late-code.client'
import { EmptyCrest } from './crest-empty'

type Code = typeof import('./masjid-tile')

/** Visitors who type no name load nothing of this. What does not load is left out. */
export function loadTiles(): Promise<Code | null> {
  return loadQuietly(() => import('./masjid-tile'))
}

export const TypedTile = late<{ name: string; note: string }>(code => code?.TypedTile ?? (() => <EmptyCrest />))
export const CrestArch = late<{ name: string }>(code => code?.CrestArch ?? (() => null))
export const SaveTile = late<{ name: string; label: string }>(code => code?.SaveTile ?? (() => null))

function late<Props>(choose: (code: Code | null) => ComponentType<Props>) {
  return lazy(async () => ({ default: choose(await loadTiles()) }))
}
