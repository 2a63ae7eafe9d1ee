import { Picture } from '@/components/media/picture'
import type { SectionProps } from '@/components/sections/types'
import { TrialButtons } from '@/components/ui/invitation'
import { Text } from '@/components/ui/text'
import { TextLink } from '@/components/ui/text-link'
import { withoutMark } from '@/content/marks'

/** By the place of the picture. */
const LOOKS = {
  beside: {
    section: 'cover-beside on-sand',
    columns: 'wrap grid grid-cols-1 items-center gap-x-12 gap-y-8 py-[clamp(40px,6vw,96px)] lg:has-[img]:grid-cols-2',
    words: undefined,
    title: 'text-[min(13.4vw,clamp(2.5rem,1.6rem+4vw,5rem))] leading-none tracking-[-0.038em]',
    lead: 'text-lead text-muted mt-4.5 max-w-[28em]',
    frame: 'overflow-hidden rounded-2xl bg-sand-200',
    sizes: '(width >= 90rem) 600px, (width >= 60rem) 42vw, 87vw',
    measures: { width: 600, height: 450, className: 'aspect-[4/3] w-full object-cover' },
  },
  below: {
    section: 'cover-below page-part pt-0 not-[:has(+.paper-section)]:pb-[clamp(40px,4.6vw,66px)]',
    columns: 'wrap',
    words: 'post-head',
    title: undefined,
    lead: 'text-lead text-muted mt-5 max-w-[34em]',
    frame: 'post-cover',
    sizes: '(width >= 90rem) 1248px, 87vw',
    measures: { width: 1248, height: 624 },
  },
}

export function Cover({ section, page: { title, demoUrl } }: SectionProps<'cover'>) {
  const { lead, picture, place, crumb } = section
  const look = LOOKS[withoutMark(place) === 'below' ? 'below' : 'beside']
  return (
    <section id="cover" className={look.section}>
      <div className={look.columns}>
        <div className={look.words}>
          {crumb && (
            <p className="crumb">
              <TextLink href={crumb.href}>{crumb.label}</TextLink>
            </p>
          )}
          <Text.h1 className={look.title}>{title}</Text.h1>
          <Text.p className={look.lead}>{lead}</Text.p>
          <TrialButtons {...section} demoUrl={demoUrl} withIcon />
        </div>
        {picture && (
          <div className={look.frame}>
            <Picture picture={picture} sizes={look.sizes} {...look.measures} priority />
          </div>
        )}
      </div>
    </section>
  )
}
