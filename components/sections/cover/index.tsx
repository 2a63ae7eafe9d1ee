import { Picture } from '@/components/media/picture'
import type { SectionProps } from '@/components/sections/types'
import { Text } from '@/components/ui/text'
import { TextLink } from '@/components/ui/text-link'
import { TrialButtons } from '@/components/ui/trial-buttons'

const BESIDE = { width: 600, height: 450, sizes: '(width >= 90rem) 600px, (width >= 60rem) 42vw, 87vw' }
const BELOW = { width: 1248, height: 624, sizes: '(width >= 90rem) 1248px, 87vw' }

/** The opening of a page, with its title. */
export function Cover({ section, page: { title, demoUrl } }: SectionProps<'cover'>) {
  const { lead, picture, place, crumb, trialLink, trialTag, demoLabel } = section
  const isBelow = place === 'below'
  return (
    <section id="cover" className={isBelow ? 'cover-below page-part' : 'cover-beside on-sand'}>
      <div className="wrap">
        <div className={isBelow ? 'post-head' : undefined}>
          {crumb && (
            <p className="crumb">
              <TextLink href={crumb.href}>{crumb.label}</TextLink>
            </p>
          )}
          <h1 dir="auto">{title}</h1>
          <Text className="cover-lead">{lead}</Text>
          <TrialButtons {...{ trialLink, trialTag, demoLabel, demoUrl }} withIcon />
        </div>
        {picture && (
          <div className={isBelow ? 'post-cover' : 'cover-picture'}>
            <Picture picture={picture} {...(isBelow ? BELOW : BESIDE)} priority />
          </div>
        )}
      </div>
    </section>
  )
}
