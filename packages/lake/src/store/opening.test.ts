import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { openStore } from './index.ts'
import { prepareStore } from './store.fixture.ts'

const { folder, file, store, reopen, write } = prepareStore()

describe('opening', () => {
  const open = `import { openStore } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))}; openStore(process.argv[1])`
  const openElsewhere = () =>
    spawnSync(process.execPath, ['--input-type=module', '-e', open, file()], { encoding: 'utf8' })

  it('allows one process at a time', () => {
    expect(() => openStore(file())).toThrow(`Another process uses the data folder ${folder()}`)
    expect(openElsewhere().stderr).toContain(`Another process uses the data folder ${folder()}`)
    reopen(() => expect(openElsewhere()).toMatchObject({ status: 0 }))
  })

  it('refuses a file that a newer version wrote, and releases the folder', () => {
    reopen(() => {
      const database = new DatabaseSync(file())
      const version = database.prepare('PRAGMA user_version').get()?.user_version
      database.exec('PRAGMA user_version = 99')
      expect(() => openStore(file())).toThrow('newer version')
      database.exec(`PRAGMA user_version = ${version}`)
      database.close()
    })
  })

  it('indexes the documents of a file that an older version wrote', () => {
    write([{ create: { _id: 'a', _type: 'post', slug: { current: 'hello' } } }])
    reopen(() => {
      const database = new DatabaseSync(file())
      database.exec('DROP TABLE document_keys; PRAGMA user_version = 1')
      database.close()
    })
    expect([...store().index.by('slug', 'hello')]).toEqual([store().index.get('a')])
    expect(store().checkIntegrity()).toEqual([])
  })
})
