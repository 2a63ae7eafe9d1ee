import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runLake } from '../support/lake-process.ts'

vi.setConfig({ testTimeout: 300_000 })

let folder: string
let port: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lake-cli-'))
  port = await freePort()
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...args: string[]) => runLake(folder, ...args)

it('says in one sentence what is wrong and how to write it', async () => {
  const sentences = await Promise.all([
    run('stat'),
    run('start'),
    run('start', '--dataset', 'production'),
    run('start', '--prot', '4333'),
    run('start', '--project', 'abc12345', '--port', 'many'),
    run('start', '--project', 'abc12345', '--upload-mb', '0'),
    run('start', '--project', 'No Project'),
    run('start', '--project', 'abc12345', '--origin', 'localhost:3000'),
    run('dataset', 'rename', 'a'),
    run('verify'),
    run('user', 'add', 'Ada', '--role', 'king'),
  ])
  expect(sentences).toEqual([
    expect.stringMatching(/^1: There is no command "stat"\. Please write one of: start, import, export,/),
    expect.stringMatching(/^1: There is no project in \.content-lake yet\. Please write: .* start --project <id>$/),
    expect.stringMatching(/^1: There is no project in \.content-lake yet\. To make one, write: .* --project <id>$/),
    expect.stringMatching(/^1: Unknown option '--prot'\. Please write: offline-content-lake start/),
    expect.stringMatching(/^1: --port is "many": please give a number from 1 to 65535\.$/),
    expect.stringMatching(/^1: --upload-mb is "0": please give a number from 1 to 4000\.$/),
    expect.stringMatching(/^1: "No Project" .*such as abc12345 and production\.$/),
    expect.stringMatching(/^1: --origin is "localhost:3000": please give an address such as http:/),
    expect.stringMatching(/^1: Please write: offline-content-lake dataset list \| create/),
    expect.stringMatching(/^1: There is no lake in \.content-lake/),
    expect.stringMatching(/^1: There is no project in \.content-lake yet\./),
  ])
  expect(await run('--help')).toMatch(/^offline-content-lake start .*\n(.*\n)*offline-content-lake dataset list/)
})

it('creates, fills, copies, exports, checks, empties and deletes datasets without a lake that runs', async () => {
  const at = ['--port', String(port)]
  writeFileSync(join(folder, 'notes.ndjson'), '{"_id":"a","_type":"note"}\n{"_id":"drafts.b","_type":"note"}\n')
  expect(await run('dataset', 'create', 'production', '--project', 'abc12345')).toMatch(
    /has a dataset "production" now/,
  )
  expect(await run('import', 'notes.ndjson', ...at)).toMatch(/^2 documents are in the dataset "production"/)
  expect(await run('import', 'notes.ndjson', ...at)).toMatch(
    /^1: .*already exists .*\. Please add --replace or --missing\.$/,
  )
  expect(await run('dataset', 'copy', 'production', 'staging')).toMatch(/"staging" .* is a copy of "production"/)
  expect(await run('dataset', 'list')).toBe('abc12345  production\nabc12345  staging')
  expect(await run('export', 'all.tar.gz', ...at)).toMatch(/^1: There are production, staging .*--dataset <name>/)
  expect(await run('export', 'all.tar.gz', '--dataset', 'staging', ...at)).toMatch(/^2 documents and 0 pictures/)
  expect(await run('reset', '--dataset', 'production')).toMatch(/^1: This deletes everything .* add --yes/)
  expect(await run('reset', '--dataset', 'production', '--yes')).toMatch(/"production" .* is empty/)
  expect(await run('import', 'all.tar.gz', '--dataset', 'production', ...at)).toMatch(/^2 documents/)
  expect(await run('verify')).toMatch(/production: sound\n.*staging: sound$/)
  expect(await run('dataset', 'delete', 'staging', '--yes')).toMatch(/is deleted/)
  expect(await run('user', 'list')).toMatch(/^Nobody is named/)
  expect(await run('user', 'add', 'Ada', '--role', 'king')).toMatch(/^1: --role is "king": .*administrator, developer,/)
  expect(await run('user', 'add', 'Ada', '--email', 'ada@example.com')).toMatch(/^Ada is editor now, with the id p/)
  expect(await run('user', 'add', 'Ada')).toMatch(/^1: "Ada" is there already\.$/)
  expect(await run('user', 'list')).toMatch(/^p\w{12} {2}Ada {2}editor {2}ada@example\.com$/)
  expect(await run('user', 'remove', 'ada@example.com')).toMatch(/^Ada can sign in no more/)
  expect(await run('user', 'remove', 'Ada')).toMatch(/^1: There is nobody called "Ada"\.$/)
  expect(await run('dataset', 'list')).toBe('abc12345  production')
})
