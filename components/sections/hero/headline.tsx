import { Icon } from '@/components/ui/icon'
import type { Labels, SectionOf } from '@/content/types'
import { splitOpenings } from './headline-openings'
import { RotatingHeadline } from './rotating-headline.client'

/** Rotates the opening words when staff entered several. Screen readers always get the first. */
export function Headline({ section, labels }: { section: SectionOf<'hero'>; labels: Labels }) {
  const { moving, still } = splitOpenings(section.words, section.rest)
  if (moving.length > 1) {
    return (
      <RotatingHeadline
        words={moving}
        still={still}
        pauseLabel={labels.pauseHeadline}
        playLabel={labels.playHeadline}
        pauseIcon={<Icon name="pause" weight="fill" />}
        playIcon={<Icon name="play" weight="fill" />}
      />
    )
  }
  return (
    <h1 dir="auto" className="headline mb-6">
      <span className="block text-action">{moving[0]} </span>
      {still}
    </h1>
  )
}
