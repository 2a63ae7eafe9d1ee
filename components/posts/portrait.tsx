import { Picture } from '@/components/media/picture'
import type { Picture as PictureData } from '@/content/types'
import { initialsOf } from '@/lib/words/initials'

type PortraitProps = { author: { name: string; image: PictureData | null }; size: number; className: string }

/** An author's picture, or the initials in its place; the name is always beside it. `size` is the largest on the page, in CSS pixels. */
export function Portrait({ author: { name, image }, size, className }: PortraitProps) {
  if (image) {
    const square = { width: size, height: size, sizes: `${size}px` }
    return (
      <span className={className}>
        <Picture picture={{ ...image, alt: '' }} {...square} />
      </span>
    )
  }
  return (
    <span aria-hidden className={`${className} monogram`}>
      {initialsOf(name)}
    </span>
  )
}
