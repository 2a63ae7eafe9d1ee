import { Picture } from '@/components/media/picture'
import type { SectionProps } from '@/components/sections/types'
import { classNames } from '@/components/ui/class-names'
import { TrialButtons } from '@/components/ui/invitation'
import { Text } from '@/components/ui/text'
import { TextLink } from '@/components/ui/text-link'
import { withoutMark } from '@/content/marks'

const BESIDE = { width: 600, height: 450, sizes: '(width >= 90rem) 600px, (width >= 60rem) 42vw, 87vw' }
const BELOW = { width: 1248, height: 624, sizes: '(width >= 90rem) 1248px, 87vw' }

export function Cover({ section, page: { title, demoUrl } }: SectionProps<'cover'>) {
  const { lead, picture, place, crumb, trialLink, trialTag, demoLabel } = section
  const isBelow = withoutMark(place) === 'below'
  return (
    <section
      id="cover"
      className={
        isBelow
          ? 'cover-below page-part pt-0 not-[:has(+.paper-section)]:pb-[clamp(40px,4.6vw,66px)]'
          : 'cover-beside on-sand'
      }
    >
      <div
        className={classNames(
          'wrap',
          !isBelow && 'grid grid-cols-1 items-center gap-x-12 gap-y-8 py-[clamp(40px,6vw,96px)]',
          !isBelow && picture !== null && 'lg:grid-cols-2',
        )}
      >
        <div className={isBelow ? 'post-head' : undefined}>
          {crumb && (
            <p className="crumb">
              <TextLink href={crumb.href}>{crumb.label}</TextLink>
            </p>
          )}
          <Text.h1
            className={
              isBelow ? undefined : 'text-[min(13.4vw,clamp(2.5rem,1.6rem+4vw,5rem))] leading-none tracking-[-0.038em]'
            }
          >
            {title}
          </Text.h1>
          <Text.p className={`text-lead text-muted ${isBelow ? 'mt-5 max-w-[34em]' : 'mt-4.5 max-w-[28em]'}`}>
            {lead}
          </Text.p>
          <TrialButtons {...{ trialLink, trialTag, demoLabel, demoUrl }} withIcon />
        </div>
        {picture && (
          <div className={isBelow ? 'post-cover' : 'overflow-hidden rounded-2xl bg-sand-200'}>
            <Picture
              picture={picture}
              {...(isBelow ? BELOW : BESIDE)}
              className={isBelow ? undefined : 'aspect-[4/3] w-full object-cover'}
              priority
            />
          </div>
        )}
      </div>
    </section>
  )
}
