import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lendFiles, linkedBuild, listOwnFiles, makeCurrent, removeOldBuilds, rollBack, siteFolder } from './folder.ts'

let builds: string

beforeEach(() => {
  builds = realpathSync(mkdtempSync(join(tmpdir(), 'builds-')))
})
afterEach(() => rmSync(builds, { recursive: true }))

/** A build with a style sheet that is named after it, and one that all builds share. */
function addBuild(id: string): string {
  const build = join(builds, id)
  write(build, `chunks/${id}.css`, id)
  write(build, 'chunks/shared.css', 'shared')
  listOwnFiles(build)
  return build
}

function write(build: string, file: string, text: string): void {
  const path = join(build, '.next/static', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function deploy(...ids: string[]): void {
  for (const id of ids) makeCurrent(addBuild(id), builds)
}

const linked = () =>
  [linkedBuild('current', builds), linkedBuild('previous', builds)].map(path => path && basename(path))
const filesOf = (id: string) => readdirSync(join(builds, id, '.next/static/chunks')).sort()

describe('the current build', () => {
  it('is the last one that was made current, also twice, and the previous one is what was current before', () => {
    expect(linked()).toEqual([null, null])
    deploy('1')
    expect(linked()).toEqual(['1', null])
    // What an interrupted switch leaves.
    writeFileSync(join(builds, '.current'), '')
    deploy('2', '3')
    makeCurrent(join(builds, '3'), builds)
    expect(linked()).toEqual(['3', '2'])
  })

  it('is found by a link that holds no absolute path, so that the whole folder can be moved', () => {
    deploy('1')
    expect(readlinkSync(join(builds, 'current'))).toBe('1')
  })

  it('is not used where the environment names a folder of Next', () => {
    expect(siteFolder({ NODE_ENV: 'production', NEXT_DIST_DIR: '.next-e2e' })).toBe(resolve('.'))
  })
})

describe('a rollback', () => {
  it('makes what was current before current again, forward and back, and not a build that was taken back', () => {
    deploy('1', '2')
    expect(rollBack(builds)).toBe(join(builds, '1'))
    expect(linked()).toEqual(['1', '2'])
    rollBack(builds)
    expect(linked()).toEqual(['2', '1'])
    rollBack(builds)
    deploy('3')
    expect(linked()).toEqual(['3', '1'])
  })

  it.each([[[]], [['1']]])('after the builds %j says that there is none to go back to', ids => {
    deploy(...ids)
    expect(() => rollBack(builds)).toThrow('There is no build before the current one.')
    expect(linked()).toEqual([ids[0] ?? null, null])
  })
})

describe('files of tabs that are open', () => {
  it('are in the build after theirs alone, and after a rollback in the build before', () => {
    deploy('0', '1', '2')
    expect(filesOf('2')).toEqual(['1.css', '2.css', 'shared.css'])
    rollBack(builds)
    expect(filesOf('1')).toEqual(['0.css', '1.css', '2.css', 'shared.css'])
    expect(readFileSync(join(builds, '1/.next/static/chunks/2.css'), 'utf8')).toBe('2')
  })

  it('never replace a file of the build itself', () => {
    deploy('1')
    const build = addBuild('2')
    write(build, 'chunks/1.css', 'of the second')
    makeCurrent(build, builds)
    expect(readFileSync(join(build, '.next/static/chunks/1.css'), 'utf8')).toBe('of the second')
  })

  it('come from a build without a list, and from none where there is no build', () => {
    const build = addBuild('2')
    const other = join(builds, 'image')
    write(other, 'chunks/image.css', 'image')
    lendFiles(other, build)
    lendFiles(join(builds, 'nothing'), build)
    expect(filesOf('2')).toEqual(['2.css', 'image.css', 'shared.css'])
  })
})

describe('old builds', () => {
  const isRunning = () => false

  it('are removed, but not the last two, nor those around the current one after a rollback', () => {
    deploy('1', '2', '3', '4')
    expect(removeOldBuilds(builds, isRunning).sort()).toEqual(['1', '2'])
    expect(readdirSync(builds).sort()).toEqual(['3', '4', 'current', 'previous'])
    rollBack(builds)
    deploy('5')
    expect(removeOldBuilds(builds, isRunning)).toEqual(['4'])
  })

  it('are removed when they were interrupted before they were current', () => {
    deploy('1', '2')
    addBuild('3')
    expect(removeOldBuilds(builds, isRunning)).toEqual(['3'])
    expect(linked()).toEqual(['2', '1'])
  })

  it.skipIf(!existsSync('/proc/self/cmdline'))('stay while a process runs them', async () => {
    deploy('1', '2', '3', '4')
    const server = join(builds, '1', 'server.ts')
    writeFileSync(server, "process.stdout.write('runs'); setInterval(() => {}, 1_000)")
    const site = spawn(process.execPath, [server], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(site.stdout, 'data')
    expect(removeOldBuilds(builds)).toEqual(['2'])
    site.kill()
    await once(site, 'exit')
    expect(removeOldBuilds(builds)).toEqual(['1'])
  })
})
