import { Picture } from '@/components/media/picture'
import type { SectionProps } from '@/components/sections/types'
import { Crest } from '@/components/ui/crest/crest'
import { Text } from '@/components/ui/text'
import { withoutMark } from '@/content/marks'
import type { SectionOf } from '@/content/types'
import { FULL_PATTERN, MIN_MASJIDS } from '@/lib/addresses/masjids'
import { formatDollars } from '@/lib/words/format'
import { crestCard } from './crest-card'

/** Characters. A longer quote is set smaller, so that it stays a line between the rows. */
const LONG = 60

const MANY = 6
/** Below a row of three, by how many masjids those leave over. */
const LAST_ROWS = [[], [3, 3, 3, 3], [7, 5]]

/** A wall of masjids, each with its own pattern, and between its rows one line of a person. Left out while there are too few for a wall. */
export function Proof({ section: { title, lead, voice, masjids } }: SectionProps<'proof'>) {
  if (masjids.length === 0) return null
  const columns = columnsOf(masjids.length)
  const [first] = columns
  const cards = masjids.map((masjid, place) => (
    <MasjidCard key={masjid._key} masjid={masjid} columns={columns.flat()[place]} />
  ))
  return (
    <section id="proof" className="paper-section wrap reserves-[1000px] sm:reserves-[1980px] lg:reserves-[1390px]">
      <div className="mb-[clamp(28px,3.4vw,48px)] grid max-w-205 gap-4">
        <Text.h2 className="text-display">{title}</Text.h2>
        <Text.p className="text-lead">{lead}</Text.p>
      </div>
      <ol className="masjids">{cards.slice(0, first.length)}</ol>
      {voice && <QuoteLine voice={voice} />}
      <ol className="masjids" start={first.length + 1}>
        {cards.slice(first.length)}
      </ol>
    </section>
  )
}

/** The width of each masjid’s card: in the row above the quote, and in the full rows below it, which are of three but for the last one. */
export function columnsOf(count: number): [first: number[], more: number[]] {
  const first = count < MANY ? [7, 5] : [5, 4, 3]
  if (count <= MIN_MASJIDS) return [first, [5, 7]]
  const others = count - first.length
  const last = LAST_ROWS[others % 3] ?? []
  return [first, [...Array<number>(others - last.length).fill(4), ...last]]
}

type MasjidCardProps = { masjid: SectionOf<'proof'>['masjids'][number]; columns: number | undefined }

/** A card, or a row on phones and paper: the pattern of the masjid, or its photo with the pattern as a stamp, above name and amount. */
function MasjidCard({ masjid: { name, place, raised, picture }, columns }: MasjidCardProps) {
  const tile = withoutMark(name)
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

function QuoteLine({ voice }: { voice: NonNullable<SectionOf<'proof'>['voice']> }) {
  const { quote, name, role, masjid, place } = voice
  return (
    <figure className="grid gap-4.5 py-[clamp(36px,4.6vw,72px)]">
      <Text.blockquote
        className={`text-balance font-display font-semibold text-heading tracking-[-0.032em] print:text-[16pt] ${quote.length > LONG ? 'max-w-[34em] text-[clamp(1.5rem,1.1rem+1.4vw,2.25rem)] leading-[1.16]' : 'text-[min(13.4vw,clamp(1.875rem,1rem+3.1vw,3.5rem))] leading-[1.06]'}`}
      >
        {quote}
      </Text.blockquote>
      {name && (
        <figcaption className="flex items-center gap-3.5 text-muted text-ui">
          {masjid && <Crest name={withoutMark(masjid)} className="w-10 [--crest-joints:5.5]" />}
          <span dir="auto">
            <b className="block font-[650] text-heading">{name}</b>{' '}
            <bdi>{[role, masjid, place].filter(Boolean).join(', ')}</bdi>
          </span>
        </figcaption>
      )}
    </figure>
  )
}
