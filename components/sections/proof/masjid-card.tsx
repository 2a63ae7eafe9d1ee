import { Picture } from '@/components/media/picture'
import { Crest } from '@/components/ui/crest/crest'
import type { SectionOf } from '@/content/types'
import { FULL_PATTERN } from '@/lib/addresses/masjids'
import { formatDollars } from '@/lib/words/format'
import type { Columns } from './columns'
import { crestCard } from './crest-card'

type MasjidCardProps = { masjid: SectionOf<'proof'>['masjids'][number]; columns: Columns | undefined }

/** A card, or a row on phones and paper: the pattern of the masjid, or its photo with the pattern as a stamp, above name and amount. */
export function MasjidCard({ masjid: { name, tile, place, raised, picture }, columns }: MasjidCardProps) {
  return (
    <li className="masjid" data-columns={columns}>
      {picture ? (
        <div className="masjid-art">
          <Picture
            picture={picture}
            sizes="(width >= 75rem) 720px, (width >= 60rem) 58vw, (width >= 37.5rem) 87vw, 72px"
            width={720}
            height={480}
            className="size-full object-cover"
          />
        </div>
      ) : (
        <div
          aria-hidden
          className="masjid-art"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of this folder, without a word of anybody else
          dangerouslySetInnerHTML={{ __html: crestCard(tile, raised / FULL_PATTERN) }}
        />
      )}
      {picture && <Crest name={tile} className="masjid-stamp" />}
      <div className="masjid-strip">
        <div>
          <h3 dir="auto">{name}</h3>
          {place && <p dir="auto">{place}</p>}
        </div>
        <b>{formatDollars(raised)}</b>
      </div>
    </li>
  )
}
