import { Crest } from '@/components/ui/crest/crest'
import type { SectionOf } from '@/content/types'

/** Characters. A longer quote is set smaller, so that it stays a line between the rows. */
const LONG = 60

/** In the largest type of the section; the tile is that of the person's masjid. */
export function QuoteLine({ voice }: { voice: NonNullable<SectionOf<'proof'>['voice']> }) {
  const { quote, name, role, masjid, place, tile } = voice
  return (
    <figure className="quote-line">
      <blockquote dir="auto" data-long={quote.length > LONG || undefined}>
        {quote}
      </blockquote>
      {name && (
        <figcaption>
          {tile && <Crest name={tile} className="w-10 [--crest-joints:5.5]" />}
          <span dir="auto">
            <b>{name}</b> <bdi>{[role, masjid, place].filter(Boolean).join(', ')}</bdi>
          </span>
        </figcaption>
      )}
    </figure>
  )
}
