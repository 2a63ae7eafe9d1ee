import { Text } from '@/components/ui/text'
import { splitMark } from '@/content/marks'
import type { Labels, SectionOf } from '@/content/types'
import { RotatingHeadline } from './rotating-headline.client'

/** Rotates the opening words when staff entered several. Screen readers always get the first. */
export function Headline({ section, labels }: { section: SectionOf<'hero'>; labels: Labels }) {
  const { moving, still } = splitOpenings(section.words, section.rest)
  const { pauseHeadline, playHeadline } = labels
  if (moving.length > 1) return <RotatingHeadline words={moving} {...{ still, pauseHeadline, playHeadline }} />
  return (
    <Text.h1 className="headline mb-6">
      <span className="block text-action">{moving[0]} </span>
      {still}
    </Text.h1>
  )
}

/** For "Support Your", "Build Your" and "Masjid": Support and Build are `moving`, and "Your Masjid" is `still`. Whole openings move when their other words differ. */
export function splitOpenings(openings: string[], rest: string) {
  const markOf = new Map(openings.map(splitMark).map(({ text, mark }) => [text.trim().replace(/\s+/g, ' '), mark]))
  markOf.delete('')
  const written = [...markOf.keys()]
  const [others = '', ...differing] = new Set(written.map(text => text.split(' ').slice(1).join(' ')))
  const hasSameOthers = differing.length === 0
  return {
    moving: written.map(text => (hasSameOthers ? text.split(' ', 1).join() : text) + markOf.get(text)),
    still: hasSameOthers && others ? `${others} ${rest}` : rest,
  }
}
