import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { makeFirstVersion } from './first-version.fixture.ts'
import { OUTBOX_FILE } from './open.ts'
import { makeFolder, makeOutbox, submission } from './outbox.fixture.ts'

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
  it.each([
    ['is not there', undefined],
    ['is no database', 'hello'],
    ['is empty', ''],
  ])('is refused for a file that %s', async (_, text) => {
    const file = join(makeFolder(), 'copy.sqlite')
    if (text !== undefined) writeFileSync(file, text)
    await expect(makeOutbox().restore(file)).rejects.toThrow(file)
  })

  it('leaves the copy as it is, which only its owner may write to', async () => {
    const file = join(makeFolder(), 'copy.sqlite')
    await makeOutbox().backup(file)
    chmodSync(file, 0o400)
    const before = readFileSync(file)
    expect(await makeOutbox().restore(file)).toBe(0)
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(readdirSync(dirname(file))).toEqual(['copy.sqlite'])
  })

  it('takes a copy by an earlier version of the site', async () => {
    const folder = makeFolder()
    const file = join(folder, OUTBOX_FILE)
    makeFirstVersion(folder)
    const database = new DatabaseSync(file)
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA user_version = 1')
    database.close()
    const outbox = makeOutbox()
    expect(await outbox.restore(file)).toBe(4)
    expect(await outbox.signingSecret()).toBe('known')
    expect((await outbox.readRequest('delivered'))?.history).toHaveLength(2)
  })
})

describe('a file that is moved away or replaced beneath a running site', () => {
  it.each([
    ['moved away', (file: string) => renameSync(file, `${file}.before`)],
    ['replaced', (file: string) => writeFileSync(`${file}.new`, '')],
  ])('takes no form when it is %s, because nobody would find it again', async (_, act) => {
    const folder = makeFolder()
    const file = join(folder, OUTBOX_FILE)
    const outbox = makeOutbox(folder)
    await outbox.add(submission('one'))
    act(file)
    if (existsSync(`${file}.new`)) renameSync(`${file}.new`, file)
    await expect(outbox.add(submission('two'))).rejects.toThrow('restart the site')
    await expect(outbox.checkWritable(1)).rejects.toThrow('restart the site')
  })
})
