import type { SectionProps } from '@/components/sections/types'
import { SectionHead } from '@/components/ui/section-head'
import { RaisedList } from './raised-list'
import { VoiceCard } from './voice-card'

/** A card, a list of masjids, or both. Left out without either. */
export function Proof({ section: { title, lead, voice, listTitle, tileText, masjids } }: SectionProps<'proof'>) {
  if (!voice && masjids.length === 0) return null
  return (
    <section id="proof" className="paper-section proof wrap">
      <SectionHead title={title} lead={lead} />
      <div className="proof-columns">
        {voice && (
          <div className="proof-voice">
            <VoiceCard voice={voice} />
          </div>
        )}
        {masjids.length > 0 && <RaisedList title={listTitle} tileText={tileText} masjids={masjids} />}
      </div>
    </section>
  )
}
