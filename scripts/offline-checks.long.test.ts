import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { OUTBOX_FILE, openOutbox } from '../forms/outbox/open.ts'
import type { Finding } from '../lib/environment/check.ts'
import { offsetAt } from '../lib/time/zoned-time.ts'
import { asNobody, NOBODY } from '../tests/support/as-nobody.ts'
import { findBadFolder } from './bootstrap.mjs'
import { checkMachine, checkTimeZones } from './offline-checks.ts'

let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'checks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await openOutbox({ folder }).close()
})
const aboutOutbox = (findings: Finding[]) => findings.filter(({ sentence }) => sentence.includes('no form could be'))
const find = (env: Record<string, string> = {}) =>
  aboutOutbox(checkMachine({ NODE_ENV: 'production', OUTBOX_DIR: folder, ...env }, 'npm run serve'))

it('an outbox that works, or that the site does not use, is no finding', () => {
  expect(find()).toEqual([])
  writeFileSync(join(folder, OUTBOX_FILE), 'damaged '.repeat(1_000))
  expect(find({ DATABASE_URL: 'postgres://minara@db.example.org/minara' })).toEqual([])
  expect(find({ OUTBOX_DIR: 'off' })).toEqual([])
  expect(find()).toMatchObject([{ level: 'error', sentence: expect.stringContaining('file is not a database') }])
})

it('an outbox that is busy keeps no site from starting', () => {
  const other = new DatabaseSync(join(folder, OUTBOX_FILE))
  other.exec('BEGIN IMMEDIATE')
  expect(find()).toMatchObject([{ level: 'warning' }])
  other.close()
})

it.runIf(process.getuid?.() === 0)('a file that a restore by root has left stops the start of the service', () => {
  chmodSync(folder, 0o755)
  chownSync(folder, NOBODY, NOBODY)
  const call = `it.checkMachine({ OUTBOX_DIR: '${folder}' }, 'npm run serve')`
  const { stdout } = asNobody('scripts/offline-checks.ts', call)
  expect(aboutOutbox(JSON.parse(stdout))).toMatchObject([
    { level: 'error', sentence: expect.stringContaining(`chown -R nobody: ${join(folder, OUTBOX_FILE)}`) },
  ])
  // The operator, who runs npm run doctor as root, is told as well.
  expect(find()).toMatchObject([{ level: 'error', sentence: expect.stringContaining('Run: chown nobody:') }])
})

it('a build that is missing is looked for where npm run build makes it, or where NEXT_DIST_DIR says', () => {
  const home = process.cwd()
  onTestFinished(() => process.chdir(home))
  process.chdir(folder)
  const sentences = (env: Record<string, string>) =>
    checkMachine({ NODE_ENV: 'production', ...env }, 'npm run doctor').map(({ sentence }) => sentence)
  expect(sentences({})).toContain(`There is no build in ${join(process.cwd(), 'builds')}: please run npm run build.`)
  expect(sentences({ NEXT_DIST_DIR: 'mine' })).toContainEqual(
    expect.stringContaining(`no build in ${join(process.cwd(), 'mine')}:`),
  )
})

it('time-zone data from before the last change of the clocks in 2026 is named, with the places that it has wrong', () => {
  expect(checkTimeZones()).toEqual([])
  const before =
    (...zones: string[]): typeof offsetAt =>
    (moment, zone) =>
      offsetAt(moment, zone) - (zones.includes(zone) ? 3_600_000 : 0)
  const find = (...zones: string[]) => checkTimeZones(before(...zones), { ...process.versions, tz: '2025c' })
  expect(find('America/Vancouver')).toMatchObject([
    { level: 'warning', sentence: expect.stringMatching(/\(2025c\) is old: .* in Vancouver are an hour wrong/) },
  ])
  expect(find('America/Vancouver', 'America/Edmonton')).toMatchObject([
    { sentence: expect.stringContaining('Vancouver and Edmonton, Calgary') },
  ])
})

it.each(['#', '?', '%', '*', ':', '\\'])(
  'a folder with %s in its path, in which programs fail, is named with it',
  sign => {
    for (const path of [`/srv/a${sign}b`, `/srv/${sign}/minara`, `/home/me/minara ${sign}2`])
      expect(findBadFolder(path)).toContain(`The folder ${path} has a ${sign} in its path`)
  },
)

it.each([
  '/srv/minara',
  '/home/me/My Projects/minara',
  '/srv/été مسجد',
  "/srv/a+b&c=d@e,f;g!(h)[i]{j}~$k'l",
  '/srv/a"b|c<d>`e^',
])('all programs were seen to work in %s', path => {
  expect(findBadFolder(path)).toBeNull()
})
