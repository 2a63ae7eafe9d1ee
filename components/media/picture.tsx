import type { CSSProperties } from 'react'
import { pictureUrl, widestOf } from '@/content/image'
import type { Picture as PictureData } from '@/content/types'

/** Widths in pixels that are offered to the browser; few, so that the content service's cache is effective. */
const WIDTHS = [96, 192, 320, 640, 1024, 1600]

/** More pixels than this per CSS pixel make no visible difference. */
const MAX_DENSITY = 2

/** The browser gets no choice between sizes that are nearly the same, nor one that is too small for any screen that shows the picture. */
const MAX_SHARE = 0.8
const MIN_SHARE = 0.2

type PictureProps = {
  picture: PictureData
  /** Width on the page, as in the `sizes` attribute, where that is not always `width`. */
  sizes?: string
  /** The largest width on the page, in CSS pixels. */
  width: number
  /** When given, the picture is cropped to width × height around its focal point; otherwise it keeps its proportions. */
  height?: number
  priority?: boolean
  className?: string
}

export function Picture({ picture, sizes, width, height, priority = false, className }: PictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the content service already crops and resizes the picture
    <img
      src={pictureUrl(picture, { width, height })}
      {...offer({ picture, sizes, width, height })}
      alt={picture.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      style={styleOf(picture)}
      className={className}
    />
  )
}

/** The attributes that let the browser choose a size and reserve the space. Vectors have one size for all screens. */
function offer({ picture, width, height, sizes = `${width}px` }: PictureProps) {
  const ratio = height ? height / width : picture.height / picture.width
  const place = { width, height: Math.round(width * ratio) }
  if (picture.assetId.endsWith('-svg')) return place
  const largest = Math.round(Math.min(width * MAX_DENSITY, widestOf(picture, ratio)))
  const isUseful = (pixels: number) => pixels > largest * MIN_SHARE && pixels < largest * MAX_SHARE
  const widths = [...WIDTHS.filter(isUseful), largest]
  const url = (pixels: number) =>
    pictureUrl(picture, { width: pixels, height: height ? Math.round(pixels * ratio) : undefined })
  return { ...place, sizes, srcSet: widths.map(pixels => `${url(pixels)} ${pixels}w`).join(', ') }
}

/** Keeps the focal point in view where CSS crops the picture; `hotspot` is relative to the picture before the crop by staff. */
function styleOf({ hotspot, crop, placeholder }: PictureData): CSSProperties {
  const cut = crop ?? { top: 0, right: 0, bottom: 0, left: 0 }
  const percent = (point: number, before: number, after: number) =>
    `${Math.round(Math.min(1, Math.max(0, (point - before) / (1 - before - after))) * 100)}%`
  return {
    objectPosition: hotspot
      ? `${percent(hotspot.x, cut.left, cut.right)} ${percent(hotspot.y, cut.top, cut.bottom)}`
      : undefined,
    backgroundColor: placeholder ?? undefined,
  }
}
