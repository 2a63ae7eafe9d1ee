import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMutate } from '../mutate.ts'
import type { Store } from '../types.ts'
import { openStore } from './index.ts'

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

describe('opening', () => {
  const open = `import { openStore } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))}; openStore(process.argv[1])`
  const openElsewhere = () =>
    spawnSync(process.execPath, ['--input-type=module', '-e', open, file], { encoding: 'utf8' })

  it('allows one process at a time', () => {
    expect(() => openStore(file)).toThrow(`Another process uses the data folder ${folder}`)
    expect(openElsewhere().stderr).toContain(`Another process uses the data folder ${folder}`)
    store.close()
    expect(openElsewhere()).toMatchObject({ status: 0 })
    store = openStore(file)
  })

  it('refuses a file that a newer version wrote, and releases the folder', () => {
    store.close()
    const database = new DatabaseSync(file)
    const version = database.prepare('PRAGMA user_version').get()?.user_version
    database.exec('PRAGMA user_version = 99')
    expect(() => openStore(file)).toThrow('newer version')
    database.exec(`PRAGMA user_version = ${version}`)
    database.close()
    store = openStore(file)
  })

  it('indexes the documents of a file that an older version wrote', () => {
    createMutate(store)([{ create: { _id: 'a', _type: 'post', slug: { current: 'hello' } } }], { author: 'ann' })
    store.close()
    const database = new DatabaseSync(file)
    database.exec('DROP TABLE document_keys; PRAGMA user_version = 1')
    database.close()
    store = openStore(file)
    expect([...store.index.bySlug('hello')]).toEqual([store.index.get('a')])
    expect(store.checkIntegrity()).toEqual([])
  })
})
