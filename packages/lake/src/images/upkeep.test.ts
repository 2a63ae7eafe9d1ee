import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestConfig } from '../config.fixture.ts'
import { createMutate } from '../lake.ts'
import { prepareStore } from '../store/store.fixture.ts'
import type { Lake } from '../types.ts'
import { assetFolder, saveAsset } from './files.ts'
import { collectGarbage, refreshAssetUrls } from './upkeep.ts'

const { folder, store } = prepareStore()
let lake: Pick<Lake, 'config' | 'store' | 'mutate'>

beforeEach(() => {
  lake = { config: createTestConfig({ folder: folder() }), store: store(), mutate: createMutate(store()) }
})

async function upload(text: string): Promise<string> {
  const document = await saveAsset(lake.config, 'files', Buffer.from(text), { filename: 'a.txt' })
  lake.mutate([{ createIfNotExists: document }], { author: 'somebody' })
  return document._id
}

describe('collectGarbage', () => {
  it('deletes the files that no document describes, and only those', async () => {
    const kept = await upload('kept')
    const deleted = await upload('deleted')
    lake.mutate([{ delete: { id: deleted } }], { author: 'somebody' })
    await writeFile(path.join(assetFolder(lake.config, 'files'), 'cut-short.txt.123.tmp'), 'half')
    expect(collectGarbage(lake.config, lake.store.index)).toBe(2)
    expect(await readdir(assetFolder(lake.config, 'files'))).toEqual([`${kept.split('-')[1]}.txt`])
  })

  it('finds nothing in a lake without assets', () => {
    expect(collectGarbage(lake.config, lake.store.index)).toBe(0)
  })
})

describe('refreshAssetUrls', () => {
  it('updates the URLs of assets when the port has changed', async () => {
    const id = await upload('film')
    const moved = { ...lake, config: { ...lake.config, publicUrl: 'http://localhost:4444' } }
    expect(refreshAssetUrls(moved)).toBe(1)
    expect(lake.store.index.get(id)?.url).toBe(
      `http://localhost:4444/files/local0001/production/${id.split('-')[1]}.txt`,
    )
  })

  it('writes nothing when every URL is current', async () => {
    await upload('film')
    const { version } = lake.store.index
    expect(refreshAssetUrls(lake)).toBe(0)
    expect(lake.store.index.version).toBe(version)
  })
})
