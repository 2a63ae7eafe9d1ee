import { hash } from 'node:crypto'
import { sanity, siteUrl } from '../../lib/environment/public-env.ts'
import { serverEnv } from '../../lib/environment/server-env.ts'
import { offerSharedStore } from '../../lib/process/shared-store.ts'
import { staleTags } from '../../lib/process/stale-tags.ts'
import { openShared, type Shared } from './open.ts'

/** Another one when names or values in Redis change, so that processes of two versions never read each other's. */
const LAYOUT = 2

let opened: Shared | null | undefined

/** Null without REDIS_URL, and while the site is built. Connects when first called: Next bundles this file with proxy.ts, which needs no connection. */
export function sharedCaches(): Shared | null {
  if (opened === undefined) opened = open()
  return opened
}

function open(): Shared | null {
  if (serverEnv.redisUrl === null || process.env.NEXT_PHASE === 'phase-production-build') return null
  const shared = openShared({ url: serverEnv.redisUrl, prefix: sitePrefix(), changes: staleTags() })
  offerSharedStore(shared.store)
  return shared
}

export function sitePrefix(): string {
  const { statsUrl, donationUrl } = serverEnv
  const text = JSON.stringify([LAYOUT, siteUrl, sanity, statsUrl, donationUrl])
  return `minara:${hash('sha256', text, 'base64url').slice(0, 12)}`
}
