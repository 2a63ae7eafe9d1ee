const PICTURE_ID = /^image-[\da-zA-Z_]+-(\d+)x(\d+)-([a-z0-9]+)$/

/** Size of the original in pixels; null if the id is not that of an image. */
export function pictureSize(assetId: string): { width: number; height: number; isVector: boolean } | null {
  const [, width, height, format] = PICTURE_ID.exec(assetId) ?? []
  return format ? { width: Number(width), height: Number(height), isVector: format === 'svg' } : null
}

type Edges = Record<'top' | 'right' | 'bottom' | 'left', number>

/** What staff's crop leaves, rounded as @sanity/image-url does; null for a crop that no picture can have. Edges are fractions of the sides. */
export function croppedSize(
  size: { width: number; height: number },
  { top, right, bottom, left }: Edges,
): { width: number; height: number } | null {
  const width = Math.round(size.width - right * size.width - Math.round(left * size.width))
  const height = Math.round(size.height - bottom * size.height - Math.round(top * size.height))
  return Math.min(top, right, bottom, left) >= 0 && width >= 1 && height >= 1 ? { width, height } : null
}

const UNCROPPED: Edges = { top: 0, right: 0, bottom: 0, left: 0 }

export type SharpSize = { width: number; height?: number }

export function problemOfSize(picture: unknown, sharp: SharpSize): string | null {
  const { asset, crop } = Object(picture)
  const size = pictureSize(String(asset?._ref))
  if (!size || size.isVector) return null
  const { width, height } = croppedSize(size, { ...UNCROPPED, ...crop }) ?? size
  if (width >= sharp.width && height >= (sharp.height ?? 0)) return null
  const needed = sharp.height ? `${sharp.width} × ${sharp.height}` : `${sharp.width} across`
  return `This picture is ${width} × ${height}. On the site it will look blurred; ${needed} or more is sharp.`
}
