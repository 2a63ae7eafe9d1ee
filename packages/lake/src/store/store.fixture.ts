import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { prepareFolder } from '../config.fixture.ts'
import { createMutate } from '../lake.ts'
import type { Mutation, Store } from '../types.ts'
import { openStore } from './index.ts'

/** An empty store for each test of the file that calls it. */
export function prepareStore() {
  const folder = prepareFolder()
  const file = () => join(folder(), 'lake.sqlite')
  let store: Store
  beforeEach(() => {
    store = openStore(file())
  })
  afterEach(() => store.close())
  return {
    folder,
    file,
    store: () => store,
    /** Opens the store again, after `work` while it is closed. */
    reopen(work = () => {}, historyPerDocument?: number) {
      store.close()
      work()
      store = openStore(file(), historyPerDocument)
    },
    write: (mutations: Mutation[], transactionId?: string) =>
      createMutate(store)(mutations, { author: 'ann', transactionId }),
  }
}
