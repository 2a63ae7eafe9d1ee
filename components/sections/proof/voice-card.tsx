import { Picture } from '@/components/media/picture'
import type { SectionOf } from '@/content/types'
import { formatDollars } from '@/lib/format'

type Voice = NonNullable<SectionOf<'proof'>['voice']>

/** Without a picture the card shows a mosaic with the initials; without an amount there is no shade on the picture. */
export function VoiceCard({ voice: { quote, name, role, initials, picture, raised, raisedText } }: { voice: Voice }) {
  return (
    <figure className="voice on-ink">
      <div className={picture ? 'voice-picture' : 'voice-picture voice-mosaic'}>
        {picture ? (
          <Picture
            picture={picture}
            sizes="(width >= 90rem) 506px, (width >= 60rem) 36vw, (width >= 45rem) 40vw, 87vw"
            width={506}
            height={633}
            className="size-full object-cover"
          />
        ) : (
          initials && <b aria-hidden="true">{initials}</b>
        )}
        {raised !== null && (
          <p dir="auto" className="voice-raised">
            <b>{formatDollars(raised)}</b> {raisedText}
          </p>
        )}
      </div>
      <blockquote dir="auto">{quote}</blockquote>
      <figcaption dir="auto">
        <b>{name}</b> <bdi>{role}</bdi>
      </figcaption>
    </figure>
  )
}
