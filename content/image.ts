import { createImageUrlBuilder } from '@sanity/image-url'
import { sanity } from '@/lib/environment/public-env'
import { pictureSize } from '@/lib/words/picture-size'
import type { Picture } from './values'

const builder = createImageUrlBuilder({
  baseUrl: sanity.assetUrl,
  projectId: sanity.projectId,
  dataset: sanity.dataset,
})

/** The image service answers with no longer side. */
const MAX_SIDE_PIXELS = 8192
const NO_CROP = { top: 0, right: 0, bottom: 0, left: 0 }
const CENTRE = { x: 0.5, y: 0.5 }

/** Width and height in pixels, quality from 1 to 100. */
export type PictureSize = { width: number; height?: number; quality?: number }

/** The largest width in which the service has the picture without enlarging it, in these proportions (height / width). */
export function widestOf({ width, height }: Picture, ratio = height / width): number {
  const widest = Math.min(width, Math.round(height / ratio), MAX_SIDE_PIXELS, Math.floor(MAX_SIDE_PIXELS / ratio))
  return Math.max(1, widest)
}

/**
 * With a height, crops around the focal point; without, keeps proportions. Staff's crop applies to both. Never larger than the picture is. SVGs are served
 * unchanged.
 */
export function pictureUrl(picture: Picture, { width, height, quality }: PictureSize): string {
  const { assetId, crop, hotspot } = picture
  const source = {
    asset: { _ref: assetId },
    crop: crop ?? NO_CROP,
    // Only the centre of the hotspot moves the crop; its extent must not affect it.
    hotspot: { ...(hotspot ?? CENTRE), width: 0, height: 0 },
  }
  if (pictureSize(assetId)?.isVector) return builder.image(assetId).url()
  const ratio = height ? height / width : picture.height / picture.width
  const across = Math.min(Math.round(width), widestOf(picture, ratio))
  const down = Math.max(1, Math.min(Math.round(across * ratio), picture.height, MAX_SIDE_PIXELS))
  const isSliver = across * ratio > MAX_SIDE_PIXELS
  const sized = builder.image(source).width(across).auto('format')
  const shaped = height || isSliver ? sized.height(down) : sized
  return (quality ? shaped.quality(quality) : shaped).url()
}
