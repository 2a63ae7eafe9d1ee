import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from 'offline-content-lake/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { npm, packLake } from '../support/lake-process.ts'

const NPM_TIMEOUT_MS = 600_000
const NO_REGISTRY = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTCACHED|ENETUNREACH/
const PACKAGE = 'offline-content-lake'
const { devDependencies } = JSON.parse(readFileSync('packages/lake/package.json', 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'lake-package-'))
const app = join(folder, 'app')

let isInstalled = false
let lake: ChildProcess | undefined

/** A program as the README of the package shows it, but for its last line. */
const PROGRAM = `
import { createClient } from '@sanity/client'
import { lakeConfig } from '${PACKAGE}/client'
import { readTokens } from '${PACKAGE}/tokens'

const [url] = process.argv.slice(2)
const token = readTokens('.content-lake/abc12345').editor
const { client: connection } = lakeConfig({ projectId: 'abc12345', dataset: 'drafts-2', url, token })
const client = createClient({ ...connection, apiVersion: '2025-02-19' })
await client.create({ _id: 'written', _type: 'note', text: 'from another program' })
console.log(await client.fetch('*[_type == "note"]{_id, text}').then(JSON.stringify))
`

beforeAll(async () => {
  mkdirSync(app)
  writeFileSync(join(app, 'program.mjs'), PROGRAM)
  isInstalled = await install(await packLake(folder))
}, NPM_TIMEOUT_MS)

afterAll(async () => {
  if (lake?.exitCode === null) {
    lake.kill()
    await once(lake, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

describe('the packed lake in an empty folder', () => {
  it('starts with any project and dataset, and another program writes to it and reads', { timeout: 300_000 }, async ({
    skip,
  }) => {
    if (!isInstalled) skip('npm reaches no registry, and its cache lacks what the package needs')
    const port = await freePort()
    await start('--project', 'abc12345', '--dataset', 'drafts-2', '--port', String(port))
    const { stdout } = await promisify(execFile)(process.execPath, ['program.mjs', `http://localhost:${port}`], {
      cwd: app,
    })
    expect(JSON.parse(stdout)).toEqual([{ _id: 'written', text: 'from another program' }])
  })
})

/** False without a registry. */
async function install(tarball: string): Promise<boolean> {
  const client = `@sanity/client@${devDependencies['@sanity/client']}`
  try {
    await npm(app, 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball, client)
    return true
  } catch (error) {
    if (NO_REGISTRY.test(String(error))) return false
    throw error
  }
}

/** Resolves when the lake says that it listens. */
async function start(...options: string[]): Promise<void> {
  const program = join(app, 'node_modules', PACKAGE, 'dist/cli.js')
  lake = spawn(process.execPath, [program, 'start', ...options], { cwd: app, stdio: ['ignore', 'pipe', 'inherit'] })
  if (!lake.stdout) throw new Error('The lake has no output')
  const [said] = await once(lake.stdout, 'data')
  expect(String(said)).toMatch(/^The content lake listens on http/)
}
