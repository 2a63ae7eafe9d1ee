import { sanity } from '@/lib/environment/public-env'

/** Sanity's ids of files: `file-<hash>-<extension>`. */
const FILE_ID = /^file-([\da-zA-Z_]+)-([a-z0-9]+)$/

/** URL of an uploaded file; null if the id is not that of a file. */
export function fileUrl(assetId: string): string | null {
  const [, hash, extension] = FILE_ID.exec(assetId) ?? []
  return extension ? `${sanity.assetUrl}/files/${sanity.projectId}/${sanity.dataset}/${hash}.${extension}` : null
}
