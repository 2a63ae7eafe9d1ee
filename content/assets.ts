import { sanity } from '@/lib/env'

/** Sanity's asset ids: `image-<hash>-<width>x<height>-<format>` and `file-<hash>-<extension>`. */
const PICTURE_ID = /^image-[\da-zA-Z_]+-(\d+)x(\d+)-([a-z0-9]+)$/
const FILE_ID = /^file-([\da-zA-Z_]+)-([a-z0-9]+)$/

/** Size of the original in pixels; null if the id is not that of an image. */
export function pictureSize(assetId: string): { width: number; height: number; isVector: boolean } | null {
  const [, width, height, format] = PICTURE_ID.exec(assetId) ?? []
  return format ? { width: Number(width), height: Number(height), isVector: format === 'svg' } : null
}

/** URL of an uploaded file; null if the id is not that of a file. */
export function fileUrl(assetId: string): string | null {
  const [, hash, extension] = FILE_ID.exec(assetId) ?? []
  return extension ? `${sanity.assetUrl}/files/${sanity.projectId}/${sanity.dataset}/${hash}.${extension}` : null
}
