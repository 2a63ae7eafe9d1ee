'use client'

import { GoalMosaic } from '@/components/ui/mosaic/mosaics'
import { ServerMarkup } from '@/components/ui/server-markup.client'

export function ServerGoalMosaic({ lit }: { lit: number | null }) {
  return <ServerMarkup>{typeof window === 'undefined' && <GoalMosaic lit={lit} />}</ServerMarkup>
}
