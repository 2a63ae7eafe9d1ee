import { Picture } from '@/components/media/picture'
import { withoutMark } from '@/content/marks'
import type { Quote } from '@/content/types'
import { initialsOf } from '@/lib/words/initials'

/** Side length of the picture, in CSS pixels. */
const SIZE = 56

/** Who says a quote, below it; null without a name. */
export function Speaker({ speaker: { name, role, picture } }: { speaker: Omit<Quote, 'quote'> }) {
  if (!name) return null
  return (
    <figcaption className="speaker">
      {picture ? (
        <Picture picture={{ ...picture, alt: '' }} width={SIZE} height={SIZE} />
      ) : (
        <b aria-hidden="true">{initialsOf(withoutMark(name))}</b>
      )}
      <span dir="auto">
        <b>{name}</b> <bdi>{role}</bdi>
      </span>
    </figcaption>
  )
}
