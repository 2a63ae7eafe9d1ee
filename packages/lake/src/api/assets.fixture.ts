import sharp from 'sharp'
import { beforeEach } from 'vitest'
import { createTestConfig } from '../config.fixture.ts'
import { send } from '../http/dispatch.fixture.ts'
import { createDispatch, type Dispatch } from '../http/dispatch.ts'
import { createMutate, DEFAULT_LIMITS } from '../lake.ts'
import { prepareStore } from '../store/store.fixture.ts'
import type { LakeConfig } from '../types.ts'
import { assetRoutes } from './assets.ts'

/** An empty lake for each test of the file that calls it, whose requests come from an editor. */
export function prepareAssets() {
  const { folder, store } = prepareStore()
  let config: LakeConfig
  let dispatch: Dispatch

  beforeEach(() => {
    config = createTestConfig({ folder: folder() })
    const lake = { config, limits: DEFAULT_LIMITS, store: store(), mutate: createMutate(store()) }
    dispatch = createDispatch(assetRoutes(lake), () => ({ id: 'editor', role: 'editor' }))
  })

  const post = (target: string, body: AsyncIterable<Uint8Array>, headers = {}) =>
    send(dispatch, { method: 'POST', target, headers, body })
  return {
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
