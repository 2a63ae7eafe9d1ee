'use client'

import { ServerMarkup } from '@/components/ui/server-markup.client'
import { Mosaic } from './mosaic'

export function GoalMosaic({ lit }: { lit: number | null }) {
  return <ServerMarkup>{typeof window === 'undefined' && <Mosaic lit={lit} />}</ServerMarkup>
}
