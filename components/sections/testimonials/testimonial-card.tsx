import { Picture } from '@/components/media/picture'
import { Crest } from '@/components/ui/crest/crest'
import { withoutMark } from '@/content/marks'
import type { Testimonial } from '@/content/types'

/** The person, and at the lower right the tile of their masjid. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { tagline, quote, image, initials, name, role, organization, location } = testimonial
  const masjid = withoutMark(organization ?? '')
  return (
    <figure className="testimonial grid content-between gap-7 rounded-2xl bg-paper p-[clamp(26px,3.2vw,44px)]">
      <div className="min-w-0">
        <p
          dir="auto"
          className="mb-2.5 font-display font-semibold text-[1.125rem] text-action-700 leading-[1.25] [word-spacing:0.06em]"
        >
          {tagline}
        </p>
        <blockquote
          dir="auto"
          className="font-[480] text-[clamp(1.1875rem,1.1rem+0.5vw,1.5rem)] text-heading leading-[1.45] tracking-[-0.008em]"
        >
          {quote}
        </blockquote>
      </div>
      <figcaption className="flex flex-wrap items-center gap-x-[30px] gap-y-[14px] text-muted text-ui leading-[1.35]">
        <span className="relative size-[56px]">
          {image ? (
            <Picture
              picture={image}
              sizes="56px"
              width={56}
              height={56}
              className="portrait size-[56px] rounded-full object-cover"
            />
          ) : (
            <b
              aria-hidden="true"
              className="portrait grid size-[56px] place-items-center rounded-full bg-ink-800 font-display font-semibold text-[18px] text-saffron-300 leading-none"
            >
              {initials}
            </b>
          )}
          {masjid && (
            <Crest
              name={masjid}
              className="absolute -right-[18px] -bottom-[8px] box-content w-[30px] border-2 border-paper [--crest-joints:5.5] print:hidden"
            />
          )}
        </span>
        <span dir="auto" className="min-w-0 flex-[1_1_6em]">
          <b className="block font-[650] text-(length:--text-base) text-heading">{name}</b>{' '}
          <bdi>{[role, organization, location].filter(Boolean).join(', ')}</bdi>
        </span>
      </figcaption>
    </figure>
  )
}
