import { Crest } from '@/components/ui/crest/crest'
import type { SectionOf } from '@/content/types'

/** Characters. A longer quote is set smaller, so that it stays a line between the rows. */
const LONG = 60

/** In the largest type of the section; the tile is that of the person's masjid. */
export function QuoteLine({ voice }: { voice: NonNullable<SectionOf<'proof'>['voice']> }) {
  const { quote, name, role, masjid, place, tile } = voice
  return (
    <figure className="grid gap-4.5 py-[clamp(36px,4.6vw,72px)]">
      <blockquote
        dir="auto"
        className={`text-balance font-display font-semibold text-heading tracking-[-0.032em] print:text-[16pt] ${quote.length > LONG ? 'max-w-[34em] text-[clamp(1.5rem,1.1rem+1.4vw,2.25rem)] leading-[1.16]' : 'text-[min(13.4vw,clamp(1.875rem,1rem+3.1vw,3.5rem))] leading-[1.06]'}`}
      >
        {quote}
      </blockquote>
      {name && (
        <figcaption className="flex items-center gap-3.5 text-muted text-ui">
          {tile && <Crest name={tile} className="w-10 [--crest-joints:5.5]" />}
          <span dir="auto">
            <b className="block font-[650] text-heading">{name}</b>{' '}
            <bdi>{[role, masjid, place].filter(Boolean).join(', ')}</bdi>
          </span>
        </figcaption>
      )}
    </figure>
  )
}
