import { type LakeDocument, openStore, type Store } from 'offline-content-lake/engine'

const PER_TRANSACTION = 1_000

export function fill(file: string, documents: LakeDocument[]): void {
  const store = openStore(file)
  for (let first = 0; first < documents.length; first += PER_TRANSACTION)
    commit(
      store,
      documents.slice(first, first + PER_TRANSACTION).map(after => ({ before: null, after })),
    )
  store.close()
}

let transactions = 0

export function commit(store: Store, changed: { before: LakeDocument | null; after: LakeDocument }[]): void {
  const changes = changed.map(({ before, after }) => ({
    ...{ id: after._id, before, after, mutations: [] },
    effects: { apply: [], revert: [] },
  }))
  store.commit({ id: `bench-${transactions++}`, timestamp: store.nextTimestamp(), author: 'bench', changes })
}
