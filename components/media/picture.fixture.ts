import type { Picture } from '@/content/types'

/** A picture of the content service; `hash` tells two of one size apart. */
export function makePicture(alt: string, width = 1600, height = 1000, hash = 'a', format = 'webp'): Picture {
  const assetId = `image-${hash.repeat(40)}-${width}x${height}-${format}`
  return { alt, assetId, width, height, placeholder: null, crop: null, hotspot: null }
}
