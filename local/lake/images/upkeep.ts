import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { DocumentIndex, Lake, LakeConfig, Mutation } from '../types.ts'
import { assetFolder } from './files.ts'
import { type AssetKind, assetPath, assetUrl, fileOfId, idOfFile } from './names.ts'

const KINDS: readonly AssetKind[] = ['images', 'files']
const ASSET_TYPES = ['sanity.imageAsset', 'sanity.fileAsset']

/** Deletes files without a document. Only while nothing is uploaded: an upload writes its file before its document. */
export async function collectGarbage(config: LakeConfig, index: Pick<DocumentIndex, 'get'>): Promise<number> {
  const removed = await Promise.all(KINDS.map(kind => collectFolder(config, index, kind)))
  return removed.reduce((sum, count) => sum + count, 0)
}

async function collectFolder(config: LakeConfig, index: Pick<DocumentIndex, 'get'>, kind: AssetKind): Promise<number> {
  const folder = assetFolder(config, kind)
  const files = await readdir(folder).catch(() => [])
  const orphans = files.filter(file => !index.get(idOfFile({ kind, file }) ?? ''))
  await Promise.all(orphans.map(file => rm(path.join(folder, file), { force: true })))
  return orphans.length
}

type UrlLake = Pick<Lake, 'config' | 'mutate'> & { store: { index: Pick<DocumentIndex, 'byType'> } }

/** Asset documents contain the lake’s URL, and its port or dataset may have changed since. */
export function refreshAssetUrls({ config, store, mutate }: UrlLake): number {
  const mutations: Mutation[] = []
  for (const document of ASSET_TYPES.flatMap(type => [...store.index.byType(type)])) {
    const name = fileOfId(document._id)
    if (!name) continue
    const present = { path: assetPath(config, name), url: assetUrl(config, assetPath(config, name)) }
    if (document.path !== present.path || document.url !== present.url) {
      mutations.push({ patch: { id: document._id, set: present } })
    }
  }
  if (mutations.length > 0) mutate(mutations, { author: 'lake' })
  return mutations.length
}
