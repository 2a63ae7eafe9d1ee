import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { asNobody } from '../tests/support/as-nobody.ts'
import { listen } from '../tests/support/listen.ts'
import { requireFreePort } from './processes.ts'
import { linesReadDifferently, loadEnvFiles, readSettings } from './settings.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'))
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

describe('readSettings', () => {
  it('uses ports 3000 and 3333 by default', () => {
    vi.stubEnv('PORT', '')
    vi.stubEnv('LOCAL_PORT', '')
    vi.stubEnv('LOCAL_SMTP_PORT', '')
    expect(readSettings()).toMatchObject({ port: 3000, localPort: 3333, dataFolder: join(folder, 'data') })
    expect(readSettings().localSmtpPort).toBe(3334)
  })

  it.each(['0', '70000', '3000.5', 'http'])('names the variable when a port is "%s"', port => {
    vi.stubEnv('PORT', port)
    expect(readSettings).toThrow(`PORT is "${port}": please give a number from 1 to 65535.`)
  })

  it.each([
    { PORT: '4000', LOCAL_PORT: '4000' },
    { PORT: '4001', LOCAL_PORT: '4000' },
    { LOCAL_PORT: '4000', LOCAL_SMTP_PORT: '4000' },
  ])('refuses the same port for two services: %j', ports => {
    for (const [name, port] of Object.entries(ports)) vi.stubEnv(name, port)
    expect(readSettings).toThrow('please choose two different ports')
  })

  it('explains what to do when the data folder cannot be created', () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    vi.stubEnv('DATA_DIR', join(file, 'data'))
    expect(readSettings).toThrow(/cannot be written to: please mend its permissions, or choose another with DATA_DIR/)
  })
})

describe('the files of settings', () => {
  it('are read with .env.local before .env, and after the environment itself', () => {
    writeFileSync(join(folder, '.env'), 'FIRST=env\nSECOND=env\nTHIRD=env')
    writeFileSync(join(folder, '.env.local'), 'FIRST=local\nSECOND=local')
    vi.stubEnv('FIRST', 'itself')
    vi.stubEnv('SECOND', undefined)
    vi.stubEnv('THIRD', undefined)
    loadEnvFiles(folder)
    const { FIRST, SECOND, THIRD } = process.env
    expect([FIRST, SECOND, THIRD]).toEqual(['itself', 'local', 'env'])
  })

  it('are named when a link leads nowhere', () => {
    symlinkSync('/nonexistent/minara.env', join(folder, '.env'))
    expect(() => loadEnvFiles(folder)).toThrow(`${join(folder, '.env')} leads to /nonexistent/minara.env`)
  })

  it('are those of a service when they are linked, and named with the lines that systemd would read differently', () => {
    const file = join(folder, 'minara.env')
    symlinkSync('minara.env', join(folder, '.env'))
    writeFileSync(file, `SMTP_URL='smtp://site:pa#word@mail.example'\nSTATS_URL=a\\b\n`)
    expect(() => loadEnvFiles(folder)).toThrow(`${file}, line 2: systemd would read another value`)
    writeFileSync(file, 'FIRST=a#b\n\nSECOND="a" # b\n')
    expect(() => loadEnvFiles(folder)).toThrow(`${file}, lines 1, 3: systemd`)
    writeFileSync(file, 'FIRST= \nSECOND=b\n')
    expect(() => loadEnvFiles(folder)).toThrow('nothing, no blank either, behind = where a value is empty')
  })

  it('are a developer’s own when they are no link, and only Node reads them', () => {
    vi.stubEnv('FIRST', undefined)
    writeFileSync(join(folder, '.env'), 'FIRST=one # a comment')
    loadEnvFiles(folder)
    expect(process.env.FIRST).toBe('one')
  })

  it('are named when this user may not read them', () => {
    writeFileSync(join(folder, 'minara.env'), 'A=1', { mode: 0o600 })
    symlinkSync('minara.env', join(folder, '.env'))
    const message = 'may not read it. Run this as the user of the site (sudo -u minara …)'
    if (process.getuid?.() !== 0) {
      chmodSync(join(folder, 'minara.env'), 0)
      expect(() => loadEnvFiles(folder)).toThrow(message)
      return
    }
    // Root may read everything, and the user of a service may not.
    chmodSync(folder, 0o755)
    const { stderr } = asNobody('scripts/settings.ts', `it.loadEnvFiles('${folder}')`)
    expect(stderr).toContain(message)
    expect(stderr).toContain(`${join(folder, 'minara.env')} belongs to root (mode 600), and nobody`)
  })
})

it('a port that is in use is named with the variable that changes it', async () => {
  const { url, stop } = await listen(createServer())
  onTestFinished(stop)
  const port = Number(new URL(url).port)
  await expect(requireFreePort(port, 'PORT')).rejects.toThrow(
    `Port ${port} is taken: please stop what uses it, or choose another with PORT=${port + 1}.`,
  )
})

/** What systemd reads is written down here as its manual (systemd.exec, EnvironmentFile=) has it; what Node reads is asked. */
const SAME: [written: string, read: string][] = [
  ['', ''],
  ['plain', 'plain'],
  ['  two  words  ', 'two  words'],
  ['pa$$word', 'pa$$word'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: neither replaces it
  ['${HOME}', '${HOME}'],
  ['a=b;c', 'a=b;c'],
  [`a'b"c\`d`, `a'b"c\`d`],
  [`'a#b'`, 'a#b'],
  [`'a\\b'`, 'a\\b'],
  [`'a"b'`, 'a"b'],
  [`''`, ''],
  ['"a # b"', 'a # b'],
  [`"a'b$c"`, `a'b$c`],
  ['"masjid" ', 'masjid'],
  ['Masjid é', 'Masjid é'],
]

const DIFFERENT: [written: string, systemd: string][] = [
  ['pa#word', 'pa#word'],
  ['plain # a comment', 'plain # a comment'],
  ['#', '#'],
  ['pa\\word', 'paword'],
  ['"pa\\word\\n"', 'pa\\word\\n'],
  ['"pa\\\\word"', 'pa\\word'],
  ['"pa\\"word"', 'pa"word'],
  ['"pa"word', 'paword'],
  [`'plain' # a comment`, 'plain# a comment'],
  ['`word`', '`word`'],
]

it.each(SAME)('lets pass what both read in the same way: %s', (written, read) => {
  const text = `# A comment\n\nKEY=${written}\nNEXT=1\n`
  expect(parseEnv(text)).toEqual({ KEY: read, NEXT: '1' })
  expect(linesReadDifferently(text)).toEqual([])
})

it.each(DIFFERENT)('names the line that they read differently: %s', (written, systemd) => {
  const text = `FIRST=1\nKEY=${written}\nNEXT=1\n`
  expect(parseEnv(text).KEY).not.toBe(systemd)
  expect(linesReadDifferently(text)).toEqual([2])
})

it.each([
  ['a backslash at the end, after which systemd reads on', 'KEY=a\\'],
  ['a comment with one, to older versions of systemd', '# a \\'],
  ['a blank alone as its value, with which Node takes the next line', 'KEY= '],
  ['a tab alone as its value', 'KEY=\t'],
  ['a quote that is never closed', 'KEY="a'],
  ['a comment that only systemd knows', '; a comment'],
  ['a line that sets nothing, with which Node begins the next name', 'KEY'],
  ['a line for a shell, which systemd ignores', 'export KEY=a'],
  ['a name that systemd ignores', 'KEY-2=a'],
])('names the line that has %s', (_, line) => {
  expect(linesReadDifferently(`${line}\nNEXT=1`)).toEqual([1])
})

it('lets .env.example pass, from which docs/deploy.md makes the settings of the service', () => {
  expect(linesReadDifferently(readFileSync('.env.example', 'utf8'))).toEqual([])
})
