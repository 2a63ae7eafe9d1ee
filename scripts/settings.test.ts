import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asNobody } from '../tests/support/as-nobody.ts'
import { requireFreePort } from './processes.ts'
import { loadEnvFiles, readSettings } from './settings.ts'

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

describe('requireFreePort', () => {
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })

  it('names a port that is in use and the variable that changes it', async () => {
    const server = createServer()
    servers.push(server)
    const port = await new Promise<number>(resolve => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        resolve(address && typeof address === 'object' ? address.port : 0)
      })
    })
    await expect(requireFreePort(port, 'PORT')).rejects.toThrow(
      `Port ${port} is taken: please stop what uses it, or choose another with PORT=${port + 1}.`,
    )
  })
})
