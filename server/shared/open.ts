import type { SharedStore } from '../../lib/process/shared-store.ts'
import { createSharedClock } from './clock.ts'
import { openConnection, PATIENCE, type Patience } from './connection.ts'
import { createSharedEntries, type SharedEntries } from './entries.ts'
import { createSharedStore } from './store.ts'
import { createSharedTags, type Manifest, type SharedTags } from './tags.ts'

export type Shared = {
  tags: SharedTags
  entries: SharedEntries
  store: SharedStore
  close: () => void
}

export type SharedOptions = {
  url: string
  /** Sites with different prefixes share nothing. */
  prefix: string
  manifest: Manifest
  now?: () => number
  patience?: Patience
}

/** Connects in the background. */
export function openShared({ url, prefix, manifest, now = Date.now, patience = PATIENCE }: SharedOptions): Shared {
  const clock = createSharedClock(now)
  const { run, close } = openConnection({
    ...{ url, patience, probeKey: `${prefix}:probe` },
    prepare: async redis => {
      await clock.measure(redis)
      await tags.merge(redis)
    },
  })
  const tags = createSharedTags({ run, clock, manifest, key: `${prefix}:tags` })
  const measuring = setInterval(() => void run(clock.measure, undefined), MEASURE_INTERVAL_MS).unref()
  return {
    tags,
    entries: createSharedEntries({ run, clock, prefix }),
    store: createSharedStore({ run, clock, prefix }),
    close() {
      clearInterval(measuring)
      close()
    },
  }
}

const MEASURE_INTERVAL_MS = 60_000
