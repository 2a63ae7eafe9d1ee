'use client'

import type { ComponentProps, SyntheticEvent } from 'react'
import { loadQuietly } from '@/components/ui/late-code.client'
import type { Tiles } from './tiles'

/** A total with its wall, whose code loads when somebody first points at it or comes to its slider. */
export function StartTiles({ goal, lit, words, ...card }: Tiles & ComponentProps<'div'>) {
  const start = async ({ currentTarget }: SyntheticEvent<HTMLDivElement>) => {
    const code = await loadQuietly(() => import('./follow-tiles'))
    code?.followTiles(currentTarget, { goal, lit, words })
  }
  // biome-ignore lint/a11y/noStaticElementInteractions: it hears of what happens to the slider and the wall in it
  return <div {...card} onPointerOver={start} onFocus={start} />
}
