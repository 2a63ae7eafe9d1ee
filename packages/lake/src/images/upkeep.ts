import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { DocumentIndex, Lake, LakeConfig, Mutation, Transaction } from '../types.ts'
import { type AssetKind, assetFolder, fileOfId, idOfFile, renderingsFolder, servedAt } from './files.ts'

const KINDS: readonly AssetKind[] = ['images', 'files']
const ASSET_TYPES = ['sanity.imageAsset', 'sanity.fileAsset']

/** Deletes files and renderings without a document. Only while nothing is uploaded: an upload writes its file before its document. */
export function collectGarbage(config: LakeConfig, index: Pick<DocumentIndex, 'get'>): number {
  const isOrphan = (kind: AssetKind, file: string) => index.get(idOfFile({ kind, file }) ?? '') === undefined
  const removed = KINDS.map(kind => removeFiles(assetFolder(config, kind), file => isOrphan(kind, file)))
  const originalOf = (rendering: string) => rendering.slice(0, rendering.lastIndexOf('-'))
  const renderings = removeFiles(renderingsFolder(config), name => isOrphan('images', originalOf(name)))
  return removed.reduce((sum, count) => sum + count, renderings)
}

/** An asset that nothing uses any more stays. Synchronous: the same bytes may be uploaded again right after. */
export function removeDeletedAssets(config: LakeConfig, { changes }: Pick<Transaction, 'changes'>): void {
  for (const { id, after } of changes) {
    const name = after ? null : fileOfId(id)
    if (!name) continue
    rmSync(path.join(assetFolder(config, name.kind), name.file), { force: true })
    if (name.kind === 'images')
      removeFiles(renderingsFolder(config), rendering => rendering.startsWith(`${name.file}-`))
  }
}

function removeFiles(folder: string, isGone: (name: string) => boolean): number {
  const gone = existsSync(folder) ? readdirSync(folder).filter(isGone) : []
  for (const name of gone) rmSync(path.join(folder, name), { force: true })
  return gone.length
}

type UrlLake = Pick<Lake, 'config' | 'mutate'> & { store: { index: Pick<DocumentIndex, 'by'> } }

/** Asset documents contain the lake’s URL, and its port or dataset may have changed since. */
export function refreshAssetUrls({ config, store, mutate }: UrlLake): number {
  const mutations: Mutation[] = []
  for (const document of ASSET_TYPES.flatMap(type => [...store.index.by('type', type)])) {
    const name = fileOfId(document._id)
    if (!name) continue
    const present = servedAt(config, name)
    if (document.path !== present.path || document.url !== present.url) {
      mutations.push({ patch: { id: document._id, set: present } })
    }
  }
  if (mutations.length > 0) mutate(mutations, { author: 'lake' })
  return mutations.length
}
