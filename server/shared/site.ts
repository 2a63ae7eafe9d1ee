import { hash } from 'node:crypto'
import { sanity, siteUrl } from '../../lib/environment/public-env.ts'
import { serverEnv } from '../../lib/environment/server-env.ts'
import { offerTagsOfOthers } from '../../lib/process/other-machines.ts'
import { offerSharedStore } from '../../lib/process/shared-store.ts'
import { staleTags } from '../../lib/process/stale-tags.ts'
import { openShared, type Shared } from './open.ts'

type SharedCaches = Pick<Shared, 'tags' | 'entries' | 'close'>

let opened: SharedCaches | null | undefined

/** Null without REDIS_URL, and while the site is built. Connects when first called: Next bundles this file with proxy.ts, which needs no connection. */
export function sharedCaches(): SharedCaches | null {
  if (opened === undefined) opened = open()
  return opened
}

function open(): SharedCaches | null {
  if (serverEnv.redisUrl === null || process.env.NEXT_PHASE === 'phase-production-build') return null
  const shared = openShared({ url: serverEnv.redisUrl, prefix: sitePrefix(), manifest: staleTags() })
  offerSharedStore(shared.store)
  offerTagsOfOthers(shared.tags.refresh)
  return shared
}

export function sitePrefix(): string {
  const { statsUrl, donationUrl } = serverEnv
  const text = JSON.stringify([siteUrl, sanity, statsUrl, donationUrl])
  return `minara:${hash('sha256', text, 'base64url').slice(0, 12)}`
}
