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

export type SharpSize = { width: number; height?: number }

export function problemOfSize(picture: unknown, sharp: SharpSize): string | null {
  const { asset, crop } = readPicture(picture)
  const size = pictureSize(asset)
  if (!size || size.isVector) return null
  const { width, height } = croppedSize(size, crop) ?? size
  if (width >= sharp.width && height >= (sharp.height ?? 0)) return null
  const needed = sharp.height ? `${sharp.width} × ${sharp.height}` : `${sharp.width} across`
  return `This picture is ${width} × ${height}. On the site it will look blurred; ${needed} or more is sharp.`
}

function readPicture(picture: unknown): { asset: string; crop: Edges } {
  const { asset, crop }: { asset?: unknown; crop?: unknown } = Object(picture)
  const { _ref }: { _ref?: unknown } = Object(asset)
  const stored: Record<string, unknown> = Object(crop)
  const edge = (name: keyof Edges) => (typeof stored[name] === 'number' ? stored[name] : 0)
  return {
    asset: typeof _ref === 'string' ? _ref : '',
    crop: { top: edge('top'), right: edge('right'), bottom: edge('bottom'), left: edge('left') },
  }
}
