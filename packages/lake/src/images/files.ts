import { createHash } from 'node:crypto'
import { lstat } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { badRequest } from '../http/errors.ts'
import type { LakeConfig } from '../types.ts'
import { writeAtomically } from './cache.ts'
import { DEFAULT_METADATA_PARTS, examineImage, METADATA_PARTS } from './examine.ts'
import { extensionOfType, IMAGE_TYPES, typeOfExtension, UNKNOWN_TYPE } from './formats.ts'

const MAX_FILE_NAME_CHARACTERS = 200
const HASHED_AT_ONCE_BYTES = 4_000_000

export type AssetUpload = {
  filename?: string | undefined
  contentType?: string | undefined
  /** What an editor says about it: fields of its document. */
  words?: Record<string, unknown>
  /** The metadata to extract: `lqip`, `palette`, `blurhash` (these three if undefined), `thumbhash`, `exif`, `image`, `location`. Other names are ignored. */
  extract?: string[] | undefined
}

export function assetFolder(config: LakeConfig, kind: AssetKind): string {
  return path.join(config.folder, 'assets', kind)
}

/** Each file in it is named by the asset, a hyphen and a hash of what was requested. */
export function renderingsFolder(config: LakeConfig): string {
  return path.join(config.folder, 'picture-cache')
}

/**
 * Examines the bytes and stores them by their hash. Resolves to the document that the caller writes; a file without one is deleted later. Throws HttpError
 * 400, 413 or 415.
 */
export async function saveAsset(config: LakeConfig, kind: AssetKind, bytes: Uint8Array, upload: AssetUpload) {
  if (bytes.byteLength === 0) throw badRequest('The file is empty')
  const sha1 = await sha1Of(bytes)
  const { file, fields } = kind === 'images' ? await describeImage(sha1, bytes, upload) : describeFile(sha1, upload)
  const name: AssetName = { kind, file }
  await writeAtomically(path.join(assetFolder(config, kind), file), bytes)
  return {
    ...fields,
    _id: idOfFile(name) ?? '',
    _type: kind === 'images' ? 'sanity.imageAsset' : 'sanity.fileAsset',
    assetId: sha1,
    sha1hash: sha1,
    size: bytes.byteLength,
    originalFilename: cleanFileName(upload.filename) || file,
    ...servedAt(config, name),
    ...upload.words,
  }
}

export type StoredFile = AssetName & { path: string; size: number; modified: Date }

/** The stored file of that name. Null when it is missing or a link, or when no asset can have the name. */
export async function findAssetFile(config: LakeConfig, name: AssetName): Promise<StoredFile | null> {
  if (!idOfFile(name)) return null
  const file = path.join(assetFolder(config, name.kind), name.file)
  const found = await lstat(file).catch(() => null)
  return found?.isFile() ? { ...name, path: file, size: found.size, modified: found.mtime } : null
}

/** Hashes in pieces, so that a large film does not block other requests. */
async function sha1Of(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha1')
  for (let at = 0; at < bytes.byteLength; at += HASHED_AT_ONCE_BYTES) {
    hash.update(bytes.subarray(at, at + HASHED_AT_ONCE_BYTES))
    await setImmediate()
  }
  return hash.digest('hex')
}

type Description = { file: string; fields: Record<string, unknown> }

async function describeImage(sha1: string, bytes: Uint8Array, upload: AssetUpload): Promise<Description> {
  const wanted = upload.extract
  const parts = wanted ? METADATA_PARTS.filter(part => wanted.includes(part)) : DEFAULT_METADATA_PARTS
  const { format, width, height, metadata } = await examineImage(bytes, parts)
  return {
    file: `${sha1}-${width}x${height}.${format}`,
    fields: { extension: format, mimeType: IMAGE_TYPES[format], metadata },
  }
}

function describeFile(sha1: string, { filename = '', contentType = '' }: AssetUpload): Description {
  const named = /\.([a-z0-9]{1,16})$/.exec(filename.toLowerCase())?.[1]
  const extension = named ?? extensionOfType(contentType) ?? 'bin'
  const known = typeOfExtension(extension)
  const mimeType = known === UNKNOWN_TYPE ? contentType || UNKNOWN_TYPE : known.split(';')[0]
  return { file: `${sha1}.${extension}`, fields: { extension, mimeType } }
}

function cleanFileName(name = ''): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return last.replace(/\p{Cc}/gu, '').slice(0, MAX_FILE_NAME_CHARACTERS)
}

export type AssetKind = 'images' | 'files'

type AssetName = { kind: AssetKind; file: string }

const FILE_NAMES: Record<AssetKind, RegExp> = {
  images: /^[0-9a-f]{40}-\d{1,6}x\d{1,6}\.[a-z]{3,4}$/,
  files: /^[0-9a-f]{40}\.[a-z0-9]{1,16}$/,
}

/** `image-<sha1>-<w>x<h>-<ext>` becomes `<sha1>-<w>x<h>.<ext>`, `file-<sha1>-<ext>` `<sha1>.<ext>`; null for any other id. */
export function fileOfId(id: string): AssetName | null {
  const [, kind, name, extension] = /^(image|file)-(.+)-([^-]+)$/.exec(id) ?? []
  const found: AssetName = { kind: kind === 'image' ? 'images' : 'files', file: `${name}.${extension}` }
  return idOfFile(found) === id ? found : null
}

/** The reverse of fileOfId. Null for a name that no asset can have, so a name that passes is safe to join to a folder. */
export function idOfFile({ kind, file }: AssetName): string | null {
  return FILE_NAMES[kind].test(file) ? `${kind.slice(0, -1)}-${file.replace('.', '-')}` : null
}

/** The path and the address under which a file is served, as its document has them. */
export function servedAt(config: LakeConfig, { kind, file }: AssetName): { path: string; url: string } {
  const served = `${kind}/${config.projectId}/${config.dataset}/${file}`
  return { path: served, url: `${config.publicUrl}/${served}` }
}
