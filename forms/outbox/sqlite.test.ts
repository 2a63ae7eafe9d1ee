import { once } from 'node:events'
import { existsSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
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
