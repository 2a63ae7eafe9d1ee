import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { importSeed } from '../../seed/import.ts'
import { copyCheckout, lendBuild, linkPackages } from '../support/checkout.ts'
import { DATASET, LAKE, type LakeProcess, PROJECT, startLakeProcess } from '../support/lake-process.ts'

/** A build takes a minute on an idle machine. */
vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 })
const DELETED = ['packages/lake/', 'local/']

const lakeFolder = mkdtempSync(join(tmpdir(), 'lake-'))
const site = mkdtempSync(join(tmpdir(), 'without-lake-'))
let lake: LakeProcess

beforeAll(async () => {
  lake = await startLakeProcess(lakeFolder)
  const target = { projectId: PROJECT, dataset: DATASET, apiHost: lake.origin, token: lake.tokens.editor }
  await importSeed(target, { replace: false, report: () => {} })
  copySite()
})

afterAll(async () => {
  await lake.end('SIGKILL')
  for (const folder of [site, lakeFolder]) rmSync(folder, { recursive: true, force: true })
})

/** The addresses of the hosted project lead to a lake, whose certificate `run` makes valid; the site knows nothing of it. */
it('a checkout whose packages/lake and local were deleted builds against a hosted project', async () => {
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_PUBLIC_SANITY_PROJECT_ID: PROJECT }
  const reach = ['run', '--folder', lakeFolder, '--port', new URL(lake.origin).port, '--']
  const build = [LAKE, ...reach, process.execPath, 'scripts/build.ts']
  await promisify(execFile)(process.execPath, build, { cwd: site, env })
  expect(readFileSync(join(site, 'builds/current/.next/built-for'), 'utf8')).toBe(
    `the dataset production of the project ${PROJECT}`,
  )
  expect(readFileSync(join(site, 'builds/current/.next/server/app/terms.html'), 'utf8')).toContain('<h1')
})

/** Everything else that is in the repository, and a package of its name that nobody can import. */
function copySite(): void {
  copyCheckout(site, file => !DELETED.some(folder => file.startsWith(folder)))
  linkPackages(site)
  lendBuild(site)
  const missing = join(site, 'node_modules/offline-content-lake')
  rmSync(missing)
  mkdirSync(missing)
  writeFileSync(join(missing, 'package.json'), JSON.stringify({ name: 'offline-content-lake', exports: {} }))
  // Nothing serves this build, so it needs no packages of its own. The file of the repository is the same on disk.
  const installed = join(site, 'node_modules/.package-lock.json')
  rmSync(installed)
  writeFileSync(installed, JSON.stringify({ packages: {} }))
}
