import { Picture } from '@/components/media/picture'
import { Initials } from '@/components/ui/initials'
import { Kite } from '@/components/ui/kite'
import type { Testimonial } from '@/content/types'

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { tagline, quote, image, name, role, organization, location } = testimonial
  return (
    <figure className="grid content-between gap-7 rounded-2xl bg-paper p-[clamp(26px,3.2vw,44px)]">
      <div>
        <div className="mb-5.5 flex gap-[5px] text-saffron-400">
          <Kite className="w-6" />
          <Kite className="w-6" />
        </div>
        <p className="mb-2.5 font-display font-semibold text-[1.125rem] text-action-700 leading-tight tracking-[-0.015em]">
          {tagline}
        </p>
        <blockquote className="font-[480] text-[clamp(1.1875rem,1.1rem+0.5vw,1.5rem)] text-ink-900 leading-[1.45] tracking-[-0.008em]">
          {quote}
        </blockquote>
      </div>
      <figcaption className="flex items-center gap-4">
        {image ? (
          <Picture
            picture={image}
            sizes="72px"
            width={72}
            height={72}
            className="size-18 shrink-0 rounded-lg object-cover"
          />
        ) : (
          <Initials name={name} className="size-18 rounded-lg text-[1.5rem]" />
        )}
        <span className="leading-[1.35]">
          <span className="block font-[650] text-heading">{name}</span>
          <span className="text-muted text-ui">{[role, organization, location].filter(Boolean).join(', ')}</span>
        </span>
      </figcaption>
    </figure>
  )
}
