import type { SharedStore } from '../../lib/process/shared-store.ts'
import type { Change } from '../../lib/process/stale-tags.ts'
import { openConnection, PATIENCE, type Patience } from './connection.ts'
import { createSharedEntries, type SharedEntries } from './entries.ts'
import { createSharedStore } from './store.ts'
import { createSharedTags, type SharedTags } from './tags.ts'

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
  changes: Map<string, Change>
  patience?: Patience
}

/** Connects in the background. */
export function openShared({ url, prefix, changes, patience = PATIENCE }: SharedOptions): Shared {
  const { run, close } = openConnection({
    ...{ url, patience, probeKey: `${prefix}:probe` },
    prepare: redis => tags.merge(redis),
  })
  const tags = createSharedTags({ run, changes, key: `${prefix}:stamps` })
  return {
    ...{ tags, close },
    entries: createSharedEntries({ run, prefix }),
    store: createSharedStore({ run, prefix }),
  }
}
