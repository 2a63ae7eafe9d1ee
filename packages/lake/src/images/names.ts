import type { LakeConfig } from '../types.ts'

export type AssetKind = 'images' | 'files'

export type AssetName = { kind: AssetKind; file: string }

const IMAGE_ID = /^image-([0-9a-f]{40})-(\d{1,6}x\d{1,6})-([a-z]{3,4})$/
const FILE_ID = /^file-([0-9a-f]{40})-([a-z0-9]{1,16})$/
const IMAGE_FILE = /^([0-9a-f]{40})-(\d{1,6}x\d{1,6})\.([a-z]{3,4})$/
const FILE_FILE = /^([0-9a-f]{40})\.([a-z0-9]{1,16})$/

/** `image-<sha1>-<w>x<h>-<ext>` becomes `<sha1>-<w>x<h>.<ext>`, `file-<sha1>-<ext>` `<sha1>.<ext>`; null for any other id. */
export function fileOfId(id: string): AssetName | null {
  const image = IMAGE_ID.exec(id)
  if (image) return { kind: 'images', file: `${image[1]}-${image[2]}.${image[3]}` }
  const file = FILE_ID.exec(id)
  return file && { kind: 'files', file: `${file[1]}.${file[2]}` }
}

/** The reverse of fileOfId. Null for a name that no asset can have, so a name that passes is safe to join to a folder. */
export function idOfFile({ kind, file }: AssetName): string | null {
  const match = (kind === 'images' ? IMAGE_FILE : FILE_FILE).exec(file)
  return match && [kind === 'images' ? 'image' : 'file', ...match.slice(1)].join('-')
}

export function assetPath(config: LakeConfig, { kind, file }: AssetName): string {
  return `${kind}/${config.projectId}/${config.dataset}/${file}`
}

export function assetUrl(config: LakeConfig, path: string): string {
  return `${config.publicUrl}/${path}`
}
