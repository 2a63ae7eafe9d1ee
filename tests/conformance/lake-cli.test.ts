import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createClient } from '@sanity/client'
import { lakeConfig } from 'offline-content-lake/client'
import { freePort } from 'offline-content-lake/testing'
import { readTokens } from 'offline-content-lake/tokens'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { programOf } from '../../scripts/programs.ts'
import { LAKE, runLake } from '../support/lake-process.ts'
import { keepRecorded, recordTo } from '../support/recorded-requests.ts'

const SANITY = programOf('sanity')
const PROJECT = 'abc12345'
const SCHEMA = '_.schemas.default'
/** A command of Sanity takes 3 s to load on an idle machine, and 15 s with the Studio's configuration. */
const TIMEOUT_MS = 900_000
const POSTS = [
  { _id: 'first', _type: 'post', title: 'First' },
  { _id: 'second', _type: 'post', title: 'Second' },
]

const folder = mkdtempSync(join(tmpdir(), 'lake-run-'))
/** Where the commands run, below the folder that the lake was started in. */
const studio = join(folder, 'studio')
const record = join(folder, 'requests')
let port: string
let lake: ChildProcess

beforeAll(async () => {
  cpSync('tests/fixtures/foreign/studio', studio, { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  port = String(await freePort())
  lake = spawn(process.execPath, [LAKE, 'start', '--project', PROJECT, '--port', port], {
    ...{ cwd: folder, env: { ...process.env, ...recordTo(record) } },
  })
  if (!lake.stdout) throw new Error('The lake has no output')
  await once(lake.stdout, 'data')
}, TIMEOUT_MS)
afterAll(async () => {
  lake.kill()
  await once(lake, 'exit')
  if (process.env.RECORD) keepRecorded('commands', record)
  rmSync(folder, { recursive: true })
})

/** Runs a program of Node below `run`. */
const runIn = (cwd: string, ...args: string[]) => runLake(cwd, 'run', '--port', port, '--', process.execPath, ...args)
const run = (...args: string[]) => runIn(studio, ...args)
const sanity = (...args: string[]) => run(SANITY, ...args)

function connect() {
  const token = readTokens(join(folder, '.content-lake', PROJECT))?.editor
  const connection = { projectId: PROJECT, dataset: 'production', url: `http://localhost:${port}`, token }
  return createClient({ ...lakeConfig(connection).client, apiVersion: '2025-02-19' })
}

const titles = () => connect().fetch('*[_type == "post"] | order(_id).title')

describe('the command line of Sanity below run', { timeout: TIMEOUT_MS }, () => {
  beforeEach(async () => {
    const transaction = connect().transaction()
    for (const post of POSTS) transaction.createOrReplace(post)
    await transaction.commit()
  })

  it('creates, reads and deletes documents', async () => {
    writeFileSync(join(studio, 'new.json'), '{"_id":"third","_type":"post","title":"Third"}')
    expect(await sanity('documents', 'create', 'new.json')).toMatch(/Created:\s+- third/)
    expect(JSON.parse(await sanity('documents', 'get', 'third'))).toMatchObject({ title: 'Third' })
    expect(await sanity('documents', 'query', '*[_id == "third"].title', '--api-version', '2025-02-19')).toBe(
      '[\n  "Third"\n]',
    )
    expect(await sanity('documents', 'delete', 'third')).toBe('Deleted 1 document')
  })

  it('creates, copies, deletes and lists datasets', async () => {
    expect(await sanity('dataset', 'create', 'staging', '--visibility', 'public')).toContain('created successfully')
    expect(await sanity('dataset', 'copy', 'production', 'copied', '--skip-history')).toContain('completed')
    expect(await sanity('dataset', 'delete', 'staging', '--force')).toContain('deleted successfully')
    expect((await sanity('dataset', 'list')).split('\n')).toEqual(['copied', 'production'])
  })

  it('exports a dataset and imports it again', async () => {
    const file = join(folder, 'all.tar.gz')
    expect(await sanity('dataset', 'export', 'production', file)).toContain('Export finished')
    await connect().delete({ query: '*[_type == "post"]' })
    expect(await sanity('dataset', 'import', file, '--dataset', 'production')).toContain('Imported 2 documents')
    expect(await titles()).toEqual(['First', 'Second'])
  })

  it('shows what a migration would change, and runs it', async () => {
    const migrate = (...options: string[]) => sanity('migration', 'run', 'shout', '--no-progress', ...options)
    expect(await migrate()).toMatch(/\[patch\] \[post\] first.*\n.*set\("FIRST"\)/)
    expect(await titles()).toEqual(['First', 'Second'])
    expect(await migrate('--no-dry-run', '--no-confirm')).toContain('Running migration "shout"')
    expect(await titles()).toEqual(['FIRST', 'SECOND'])
  })

  it('executes a script with a client', async () => {
    expect(await sanity('exec', 'count.ts')).toBe('2 posts')
  })

  // The next two load the whole Studio with each command, which takes longer than all else here.
  it('extracts, validates, deploys, lists and deletes the schema', async () => {
    expect(await sanity('schema', 'extract')).toContain('Extracted schema')
    expect(readFileSync(join(studio, 'schema.json'), 'utf8')).toContain('"publishedAt"')
    expect(await sanity('schema', 'validate')).toMatch(/Errors: +0 errors/)
    expect(await sanity('schema', 'deploy')).toContain('Deployed 1/1 schemas')
    expect(await sanity('schema', 'list')).toMatch(new RegExp(`${SCHEMA}.*default.*production.*${PROJECT}`))
    expect(await sanity('schema', 'delete', '--ids', SCHEMA, '--yes')).toContain('Successfully deleted 1/1 schemas')
    expect(await connect().fetch('*[_type == "system.schema"]', {}, { perspective: 'raw' })).toEqual([])
  })

  it('validates the documents by the schema', async () => {
    // Only where a document refers to one that is not in the dataset does the command ask for it by its id.
    const author = { _type: 'reference', _ref: 'nobody', _weak: true }
    await connect().createOrReplace({ _id: 'first', _type: 'post', title: 7, author })
    const output = await sanity('documents', 'validate', '--yes', '--format', 'json')
    const [, found = ''] = /^1: (\[.*\])$/m.exec(output) ?? []
    const [first, ...others] = JSON.parse(found)
    expect([first.documentId, others]).toEqual(['first', []])
    expect(first.markers).toMatchObject([
      { level: 'error', path: ['title'], message: 'Expected type "String", got "Number"' },
      { level: 'error', path: ['author'], message: 'Referenced document must be published' },
    ])
  })

  it('manages CORS origins and webhooks, and names the page that would create one', async () => {
    const origin = 'http://localhost:9876'
    expect(await sanity('cors', 'add', origin, '--no-credentials')).toBe('CORS origin added')
    expect(await sanity('cors', 'list')).toBe(origin)
    expect(await sanity('cors', 'delete', origin)).toBe('Origin deleted')
    const body = { type: 'document', name: 'Rebuild', dataset: 'production', url: `${origin}/hook` }
    await connect().request({ method: 'POST', url: `/hooks/projects/${PROJECT}`, body })
    expect(await sanity('hook', 'list')).toMatch(/Name: Rebuild\nDataset: production/)
    expect(await sanity('hook', 'delete', 'rebuild')).toBe('Hook deleted')
    expect(await sanity('hook', 'create')).toMatch(/^Create a webhook at https:/)
  })
})

describe('run', { timeout: TIMEOUT_MS }, () => {
  it('ends with the exit code of its command', async () => {
    expect(await run('--eval', 'process.exit(7)')).toBe('7:')
  })

  it('gives the command the token of the editor, unless there is one', async () => {
    const answer = await run('--eval', 'console.log(process.env.SANITY_AUTH_TOKEN)')
    expect(answer).toBe(readTokens(join(folder, '.content-lake', PROJECT))?.editor)
  })

  it('finds the lake that runs beside its own folder', async () => {
    const beside = mkdtempSync(join(tmpdir(), 'lake-beside-'))
    const output = await runIn(beside, '--eval', 'console.log("found")')
    rmSync(beside, { recursive: true })
    expect(output).toBe('found')
  })

  it('starts a lake for as long as the command runs where none runs', async () => {
    const place = ['--folder', 'another', '--project', 'xyz98765', '--dataset', 'staging']
    const script = "fetch('https://xyz98765.api.sanity.io/v1/data/ping/staging').then(r => console.log(r.status))"
    const command = [process.execPath, '--eval', script]
    const output = await runLake(folder, 'run', '--port', String(await freePort()), ...place, '--', ...command)
    expect(output).toBe('200')
    expect(existsSync(join(folder, 'another/xyz98765/staging'))).toBe(true)
  })

  it('passes a signal on to its command, and ends as that does', async () => {
    const script = "process.on('SIGTERM', () => process.exit(5)); setInterval(() => {}, 1000); console.log('up')"
    const child = spawn(process.execPath, [LAKE, 'run', '--port', port, '--', process.execPath, '--eval', script], {
      cwd: folder,
    })
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([5, null])
  })

  it('says in one sentence what is wrong', async () => {
    const ask = (...args: string[]) => runLake(folder, 'run', '--port', port, ...args)
    expect(await ask('sanity')).toMatch(/^1: Please write: offline-content-lake run .* -- <command …>$/)
    expect(await ask('--', 'no-such-program')).toBe('1: There is no program "no-such-program".')
    expect(await ask('--folder', 'third', '--project', PROJECT, '--', 'node')).toMatch(
      /^1: The lake at http:.* serves another folder/,
    )
  })
})
