import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { assembleBuild, buildIdOf, hasNewActionKey, PARTS } from './assemble.ts'

const INSTALLED = {
  packages: {
    'node_modules/next': {},
    'node_modules/next/node_modules/postcss': {},
    'node_modules/next/node_modules/typescript': { dev: true },
    'node_modules/@next/swc-linux-x64-gnu': { optional: true },
    'node_modules/playwright-core': { devOptional: true },
    'node_modules/sanity': { dev: true },
    'node_modules/offline-content-lake': { resolved: 'packages/lake', link: true },
    'packages/lake': {},
  },
}
const FILES = {
  'node_modules/next/index.js': 'next',
  'node_modules/next/index.js.map': 'a map',
  'node_modules/next/node_modules/postcss/index.js': 'postcss',
  'node_modules/next/node_modules/typescript/index.js': 'typescript',
  'node_modules/@next/swc-linux-x64-gnu/swc.node': 'a compiler',
  'node_modules/playwright-core/index.js': 'a browser',
  'node_modules/sanity/index.js': 'sanity',
  'node_modules/.package-lock.json': JSON.stringify(INSTALLED),
  'server/stop.ts': 'stop',
  'server/stop.test.ts': 'a test',
  'server/site.fixture.ts': 'a fixture',
  'server.ts': 'server',
  'app/page.tsx': 'compiled',
  '.env.local': 'A_SECRET=1',
  '.git/HEAD': 'ref',
  '.next-build/BUILD_ID': 'id',
  '.next-build/static/chunks/a.css': 'a',
  '.next-build/cache/large': 'cache',
  '.next-build/types/routes.d.ts': 'types',
}
/** Tests share a process, so the folder of the project is put back. */
const before = process.cwd()
let project: string
let build: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'))
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), text)
  }
  mkdirSync(join(project, '.next-build/node_modules'))
  symlinkSync('../../node_modules/next', join(project, '.next-build/node_modules/next-0a'))
  for (const part of PARTS) if (!existsSync(join(project, part))) mkdirSync(join(project, part))
  process.chdir(project)
  build = assembleBuild('.next-build', buildIdOf(new Date('2026-11-25T19:03:39.123Z')))
})
afterEach(() => {
  process.chdir(before)
  rmSync(project, { recursive: true })
})

it('a build holds what the site needs to run', () => {
  expect(build).toBe(join('builds', '20261125-190339'))
  const files: [path: string, text: string][] = [
    ['server.ts', 'server'],
    ['server/stop.ts', 'stop'],
    ['node_modules/next/index.js', 'next'],
    ['node_modules/next/node_modules/postcss/index.js', 'postcss'],
    ['.next/BUILD_ID', 'id'],
    ['own-static-files', 'chunks/a.css'],
  ]
  for (const [file, text] of files) expect(readFileSync(join(build, file), 'utf8')).toBe(text)
})

it.each([
  ...['node_modules/sanity', 'node_modules/next/node_modules/typescript', 'node_modules/@next/swc-linux-x64-gnu'],
  ...['node_modules/playwright-core', 'node_modules/offline-content-lake', 'node_modules/next/index.js.map'],
  ...['server/stop.test.ts', 'server/site.fixture.ts', 'app', '.env.local', '.git', '.next/cache', '.next/types'],
])('a build has no %s', path => {
  expect(existsSync(join(build, path))).toBe(false)
})

it('links of Next lead to the packages of the build itself', () => {
  expect(readlinkSync(join(build, '.next/node_modules/next-0a'))).toBe('../../node_modules/next')
})

it('the cache of Next stays for the next build', () => {
  expect(readFileSync('.next-build/cache/large', 'utf8')).toBe('cache')
  cpSync(join(build, '.next'), '.next-build', { recursive: true })
  expect(existsSync(join(assembleBuild('.next-build', '20261125-200000'), '.next/BUILD_ID'))).toBe(true)
})

it('packages that npm did not install are a mistake that a sentence names', () => {
  rmSync('node_modules/.package-lock.json')
  expect(() => assembleBuild('.next-build', '20261125-200000')).toThrow('The packages were not installed by npm')
})

it.each([
  ['a key that the build does not have', 'another', true],
  ['the key of the build', 'a-key', false],
  ['no key, so that the one of the build is taken over', '', false],
])('a new build is needed or not for %s', (_, key, isNew) => {
  mkdirSync(join(build, '.next/server'), { recursive: true })
  writeFileSync(join(build, '.next/server/server-reference-manifest.json'), '{"encryptionKey":"a-key"}')
  expect(hasNewActionKey(build, { NODE_ENV: 'production', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key })).toBe(isNew)
})
