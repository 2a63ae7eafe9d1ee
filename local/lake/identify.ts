import { createHash, timingSafeEqual } from 'node:crypto'
import type { Identify } from '../http/dispatch.ts'
import { unauthorized } from '../http/errors.ts'
import type { Identity } from '../http/types.ts'
import type { LakeConfig } from './types.ts'

export const LOCAL_EDITOR: Identity = { id: 'local-editor', role: 'editor' }
const LOCAL_VIEWER: Identity = { id: 'local-viewer', role: 'viewer' }

export function createIdentify({ editorToken, viewerToken }: LakeConfig): Identify {
  const holders = [
    { digest: sha256(editorToken), identity: LOCAL_EDITOR },
    { digest: sha256(viewerToken), identity: LOCAL_VIEWER },
  ]
  return authorization => {
    if (authorization === undefined) return null
    const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization) ?? []
    const digest = sha256(token)
    const holder = holders.find(candidate => timingSafeEqual(candidate.digest, digest))
    if (!holder) throw unauthorized()
    return holder.identity
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
