import { rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach } from 'vitest'
import { createTestConfig } from '../config.fixture.ts'
import { send } from '../http/dispatch.fixture.ts'
import { createDispatch, type Dispatch } from '../http/dispatch.ts'
import type { Identity } from '../http/types.ts'
import { DEFAULT_LIMITS } from '../lake.ts'
import { createMutate } from '../mutate.ts'
import { openStore } from '../store/index.ts'
import type { LakeConfig, Store } from '../types.ts'
import { assetRoutes } from './assets.ts'

/** An empty lake for each test of the file that calls it, whose requests come from an editor until `signIn`. */
export function prepareAssets() {
  let config: LakeConfig
  let store: Store
  let dispatch: Dispatch
  let identity: Identity | null

  beforeEach(() => {
    config = createTestConfig()
    store = openStore(path.join(config.folder, 'lake.sqlite'))
    identity = { id: 'editor', role: 'editor' }
    const lake = { config, limits: DEFAULT_LIMITS, store, mutate: createMutate(store) }
    dispatch = createDispatch(assetRoutes(lake), () => identity)
  })
  afterEach(async () => {
    store.close()
    await rm(config.folder, { recursive: true })
  })

  const post = (target: string, body: AsyncIterable<Uint8Array>, headers = {}) =>
    send(dispatch, { method: 'POST', target, headers, body })
  return {
    store: () => store,
    folder: () => config.folder,
    signIn: (who: Identity | null) => {
      identity = who
    },
    get: (target: string, headers = {}) => send(dispatch, { target, headers }),
    post,
    async upload(kind: 'images' | 'files', bytes: Uint8Array, query = '', headers = {}) {
      const answer = await post(`/v2025-02-19/assets/${kind}/production${query}`, inChunks(bytes), headers)
      const { document } = JSON.parse(answer.text)
      return { status: answer.status, document, target: String(document?.url).replace(config.publicUrl, '') }
    },
  }
}

async function* inChunks(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 50_000) yield bytes.subarray(at, at + 50_000)
}

export const redPicture = () =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
