import type { SectionProps } from '@/components/sections/types'
import { Text } from '@/components/ui/text'
import { columnsOf } from './columns'
import { MasjidCard } from './masjid-card'
import { QuoteLine } from './quote-line'

/** A wall of masjids, each with its own pattern, and between its rows one line of a person. Left out while there are too few for a wall. */
export function Proof({ section: { title, lead, voice, masjids } }: SectionProps<'proof'>) {
  if (masjids.length === 0) return null
  const columns = columnsOf(masjids.length)
  const [first] = columns
  const cards = masjids.map((masjid, place) => (
    <MasjidCard key={masjid._key} masjid={masjid} columns={columns.flat()[place]} />
  ))
  return (
    <section id="proof" className="paper-section proof wrap">
      <div className="mb-[clamp(28px,3.4vw,48px)] grid max-w-205 gap-4">
        <h2 dir="auto" className="text-display">
          {title}
        </h2>
        <Text className="text-lead">{lead}</Text>
      </div>
      <ol className="masjids">{cards.slice(0, first.length)}</ol>
      {voice && <QuoteLine voice={voice} />}
      <ol className="masjids" start={first.length + 1}>
        {cards.slice(first.length)}
      </ol>
    </section>
  )
}
