import { createImageUrlBuilder } from '@sanity/image-url'
import { sanity } from '@/lib/environment/public-env'
import { pictureSize } from '@/lib/picture-size'
import type { Picture } from './values'

const builder = createImageUrlBuilder({
  baseUrl: sanity.assetUrl,
  projectId: sanity.projectId,
  dataset: sanity.dataset,
})

const NO_CROP = { top: 0, right: 0, bottom: 0, left: 0 }
const CENTRE = { x: 0.5, y: 0.5 }

/** Width and height in pixels, quality from 1 to 100. */
export type PictureSize = { width: number; height?: number; quality?: number }

/** With a height, crops around the focal point; without, keeps proportions. Staff's crop applies to both. SVGs are served unchanged. */
export function pictureUrl(picture: Picture, { width, height, quality }: PictureSize): string {
  const { assetId, crop, hotspot } = picture
  const source = {
    asset: { _ref: assetId },
    crop: crop ?? NO_CROP,
    // Only the centre of the hotspot moves the crop; its extent must not affect it.
    hotspot: { ...(hotspot ?? CENTRE), width: 0, height: 0 },
  }
  if (pictureSize(assetId)?.isVector) return builder.image(assetId).url()
  const sized = builder.image(source).width(Math.round(width)).auto('format')
  const shaped = height ? sized.height(Math.round(height)) : sized
  return (quality ? shaped.quality(quality) : shaped).url()
}
