import { offerSharedStore, type SharedStore } from '../../lib/process/shared-store.ts'

/** What the processes of a site share, in memory, until `offerSharedStore(null)`. */
export function shareInMemory(): SharedStore {
  const claims = new Set<string>()
  const texts = new Map<string, string>()
  const store: SharedStore = {
    claim: async name => {
      const isFirst = !claims.has(name)
      claims.add(name)
      return isFirst
    },
    count: async () => null,
    read: async name => texts.get(name) ?? null,
    write: async (name, text) => void texts.set(name, text),
    tags: { refresh: async () => {}, publish: async () => {} },
  }
  offerSharedStore(store)
  return store
}
