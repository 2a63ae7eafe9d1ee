'use client'

import { ServerMarkup } from '@/components/ui/server-markup.client'
import { Mosaic } from './mosaic'

export function HeroMosaic() {
  return <ServerMarkup>{typeof window === 'undefined' && <Mosaic />}</ServerMarkup>
}
