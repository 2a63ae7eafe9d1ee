import type { Film, Picture } from '@/content/types'

/** A picture that assets.ts serves. Pictures with the same name have the same address. */
export function picture(name: string, { width = 1600, height = 1000, format = 'webp' } = {}): Picture {
  const hash = Array.from(name, letter => letter.charCodeAt(0).toString(16)).join('')
  return {
    alt: `Picture of ${name}`,
    assetId: `image-${hash}-${width}x${height}-${format}`,
    width,
    height,
    placeholder: null,
    crop: null,
    hotspot: null,
  }
}

/** A film of seed/files with its captions: `product-film` or `founder-film`. */
export function film(name: string, title: string, length: string): Film {
  const url = `${location.origin}/files/${name}`
  return {
    title,
    length,
    poster: picture(name, { width: 1280, height: 720 }),
    posterTall: null,
    source: { kind: 'file', url: `${url}.mp4`, mimeType: 'video/mp4', captionsUrl: `${url}.vtt` },
  }
}
