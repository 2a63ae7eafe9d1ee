'use client'

import { HeroMosaic } from '@/components/ui/mosaic/mosaics'
import { ServerMarkup } from '@/components/ui/server-markup.client'

export function ServerHeroMosaic() {
  return <ServerMarkup>{typeof window === 'undefined' && <HeroMosaic />}</ServerMarkup>
}
