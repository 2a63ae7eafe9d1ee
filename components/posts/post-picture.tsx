import { Picture } from '@/components/media/picture'
import type { Picture as PictureData } from '@/content/types'
import { coverPath } from '@/lib/addresses/blog'

type PostPictureProps = {
  post: { slug: string; picture: PictureData | null }
  /** The largest size on the page, in CSS pixels. */
  width: number
  height: number
  /** Width on the page, as in the `sizes` attribute. */
  sizes: string
  priority?: boolean
}

/** The picture of a post, or the cover that is drawn from its slug. Decoration has no alternative text: the title is beside it. */
export function PostPicture({ post: { slug, picture }, priority = false, ...size }: PostPictureProps) {
  if (picture) return <Picture picture={picture} {...size} priority={priority} />
  return (
    // biome-ignore lint/performance/noImgElement: an SVG, which fits every size
    <img
      src={coverPath(slug)}
      width={size.width}
      height={size.height}
      alt=""
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  )
}
