import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { createMutate } from '../mutate.ts'
import type { Mutation, Store } from '../types.ts'
import { openStore, type StoreOptions } from './index.ts'

/** An empty store for each test of the file that calls it. */
export function prepareStore() {
  let folder: string
  let file: string
  let store: Store
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'store-'))
    file = join(folder, 'lake.sqlite')
    store = openStore(file)
  })
  afterEach(() => {
    store.close()
    rmSync(folder, { recursive: true })
  })
  return {
    folder: () => folder,
    file: () => file,
    store: () => store,
    /** Opens the store again, after `work` while it is closed. */
    reopen(options?: StoreOptions, work = () => {}) {
      store.close()
      work()
      store = openStore(file, options)
    },
    write: (mutations: Mutation[], transactionId?: string) =>
      createMutate(store)(mutations, { author: 'ann', transactionId }),
  }
}
