import { Picture } from '@/components/media/picture'
import { classNames } from '@/components/ui/class-names'
import type { Picture as PictureData } from '@/content/types'
import { initialsOf } from '@/lib/words/initials'

type PortraitProps = { author: { name: string; image: PictureData | null }; size: number; className: string }

/** An author's picture, or the initials in its place; the name is always beside it. `size` is the largest on the page, in CSS pixels. */
export function Portrait({ author: { name, image }, size, className }: PortraitProps) {
  return (
    <span aria-hidden={image ? undefined : true} className={classNames(className, !image && 'monogram')}>
      {image ? <Picture picture={{ ...image, alt: '' }} width={size} height={size} /> : initialsOf(name)}
    </span>
  )
}
