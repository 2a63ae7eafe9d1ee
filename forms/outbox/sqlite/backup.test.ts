import { once } from 'node:events'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { makeFolder, makeOutbox, submission } from '../outbox.fixture.ts'
import { restoreBackup } from './backup.ts'
import { OUTBOX_FILE, openSqliteOutbox } from './store.ts'

/** Acts as another process and writes without a pause from "begin" to "stop". */
const WRITER = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { DatabaseSync } = require('node:sqlite')
  let written = 0
  let database
  const write = () => {
    if (!database) return
    database.exec("INSERT INTO attempt (channel, at) VALUES ('demo', 1)")
    if (++written === 1) parentPort.postMessage('writing')
    setImmediate(write)
  }
  parentPort.on('message', message => {
    if (message === 'begin') {
      database = new DatabaseSync(workerData, { timeout: 20000 })
      write()
    } else {
      database.close()
      database = undefined
      parentPort.postMessage(written)
      parentPort.close()
    }
  })
`

describe('a backup', () => {
  it('is complete while the site keeps writing, and readable only by its owner', async () => {
    const folder = makeFolder()
    const writer = new Worker(WRITER, { eval: true, workerData: join(folder, OUTBOX_FILE) })
    const outbox = makeOutbox(folder)
    for (let number = 0; number < 500; number++) await outbox.add(submission(`s-${number}`))
    writer.postMessage('begin')
    await once(writer, 'message')
    const file = join(makeFolder(), 'deep', 'copy.sqlite')
    expect(await outbox.backup(file)).toBe(500)
    writer.postMessage('stop')
    const [written] = await once(writer, 'message')
    expect(written).toBeGreaterThan(0)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(file, '..'))).toEqual(['copy.sqlite'])
  })

  it('never overwrites a file', async () => {
    const outbox = makeOutbox()
    const file = join(makeFolder(), 'copy.sqlite')
    await outbox.backup(file)
    await expect(outbox.backup(file)).rejects.toThrow('already exists')
  })
})

describe('restoring', () => {
  it('brings the backup back and moves the current outbox aside', async () => {
    const folder = makeFolder()
    const file = join(makeFolder(), 'copy.sqlite')
    const before = openSqliteOutbox(folder)
    await before.add(submission('kept', { values: { name: 'Kept' } }))
    const secret = await before.signingSecret()
    await before.backup(file)
    await before.add(submission('later', { values: { name: 'Later' } }))
    await before.close()

    const { count, movedTo } = restoreBackup(file, join(folder, OUTBOX_FILE))
    expect(count).toBe(1)
    expect(movedTo && existsSync(movedTo)).toBe(true)
    const after = makeOutbox(folder)
    expect((await Array.fromAsync(after.list())).map(({ id }) => id)).toEqual(['kept'])
    expect(await after.signingSecret()).toBe(secret)
    expect(await after.add(submission('new'))).toBe(true)
  })

  it('is refused while the site is running', async () => {
    const folder = makeFolder()
    const outbox = makeOutbox(folder)
    await outbox.add(submission('one'))
    const file = join(makeFolder(), 'copy.sqlite')
    await outbox.backup(file)
    expect(() => restoreBackup(file, join(folder, OUTBOX_FILE))).toThrow('The site is running')
    expect(await outbox.find('one')).not.toBeNull()
  })

  it.each([
    ['is not there', undefined],
    ['is no database', 'hello'],
    ['is empty', ''],
  ])('is refused for a file that %s', (_, text) => {
    const file = join(makeFolder(), 'copy.sqlite')
    if (text !== undefined) writeFileSync(file, text)
    expect(() => restoreBackup(file, join(makeFolder(), OUTBOX_FILE))).toThrow(file)
  })
})
