import { readFileSync } from 'node:fs'
import type { StoredDocument } from './content-server.ts'

/** Asset documents as the importer creates them; their ids have Sanity's form. */
const PICTURE_ID = `image-${'a'.repeat(40)}-1600x1600-webp`
const FILE_ID = `file-${'b'.repeat(40)}-mp4`
const ASSETS: StoredDocument[] = [
  { _id: PICTURE_ID, _type: 'sanity.imageAsset', metadata: { palette: { dominant: { background: '#0a312b' } } } },
  { _id: FILE_ID, _type: 'sanity.fileAsset', mimeType: 'video/mp4' },
]

/** The seed as the content service holds it after the import, with one picture and one film for all unless `idOf` tells their paths apart. */
export function readImportedSeed(
  idOf = (asset: string) => (asset.startsWith('image@') ? PICTURE_ID : FILE_ID),
): StoredDocument[] {
  /** Gives each file the id of an asset, as the import does. */
  const importAsset = (_key: string, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('_sanityAsset' in value)) return value
    const { _sanityAsset, ...rest } = value
    return { ...rest, asset: { _type: 'reference', _ref: idOf(String(_sanityAsset)) } }
  }
  const lines = readFileSync(new URL('../../seed/data.ndjson', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return [...lines.map(line => JSON.parse(line, importAsset)), ...ASSETS]
}
