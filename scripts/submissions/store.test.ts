import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { describeStore, findStore, installationOf } from './store.ts'

const HOSTED = 'NEXT_PUBLIC_SANITY_PROJECT_ID=abc12345'
const DATABASE = 'postgres://minara:a-secret@db.example.org:5433/minara'

let installation: string
beforeEach(() => {
  installation = mkdtempSync(join(tmpdir(), 'installation-'))
  onTestFinished(() => rmSync(installation, { recursive: true }))
})
const write = (...lines: string[]) => writeFileSync(join(installation, '.env'), lines.join('\n'))
const find = (env: Record<string, string> = {}) => findStore(env, installation)

describe('the store of the service', () => {
  it('is what the settings of the installation name, from whatever folder this runs', () => {
    write(HOSTED, 'OUTBOX_DIR=/var/lib/minara/outbox')
    expect(find()).toEqual({ folder: '/var/lib/minara/outbox' })
    // npm run dev and npm start use it, and a service does not.
    expect(find({ DATA_DIR: '/elsewhere' })).toEqual({ folder: '/var/lib/minara/outbox' })
    write(HOSTED, 'OUTBOX_DIR=kept/outbox')
    expect(find()).toEqual({ folder: join(installation, 'kept/outbox') })
    write(HOSTED, `DATABASE_URL='${DATABASE}'`, 'OUTBOX_DIR=/var/lib/minara/outbox')
    expect(find()).toEqual({ databaseUrl: DATABASE })
  })

  it('is another for a rehearsal, by the environment itself', () => {
    write(HOSTED, `DATABASE_URL=${DATABASE}`, 'OUTBOX_DIR=/var/lib/minara/outbox')
    expect(find({ DATABASE_URL: '', OUTBOX_DIR: '/var/rehearsal' })).toEqual({ folder: '/var/rehearsal' })
  })

  it('of a developer is in .data, or in DATA_DIR', () => {
    expect(find()).toEqual({ folder: join(installation, '.data/outbox') })
    expect(find({ DATA_DIR: '/elsewhere' })).toEqual({ folder: '/elsewhere/outbox' })
  })

  it.each([`DATABASE_URL=${DATABASE}`, 'OUTBOX_DIR=/var/lib/minara/outbox'])(
    'is not the one of an earlier mistake, with %s',
    setting => {
      write(HOSTED, setting)
      mkdirSync(join(installation, '.data/outbox'), { recursive: true })
      const stray = join(installation, '.data/outbox')
      expect(() => find({ DATABASE_URL: '', OUTBOX_DIR: stray })).toThrow(`those in ${stray} are not its own`)
    },
  )

  it('is not guessed for a hosted site', () => {
    write(HOSTED)
    expect(find).toThrow(`Neither OUTBOX_DIR nor DATABASE_URL is set in ${join(installation, '.env')}`)
    expect(() => find({ OUTBOX_DIR: 'off' })).toThrow('this site stores no submissions')
  })
})

it('the installation is the checkout, also for the copy of this script in a build', () => {
  expect(installationOf('/srv/minara/scripts/submissions/store.ts')).toBe('/srv/minara')
  expect(installationOf('/srv/minara/builds/20261125-190339/scripts/submissions/store.ts')).toBe('/srv/minara')
})

it('a store is described without its password', () => {
  expect(describeStore({ databaseUrl: DATABASE })).toBe('PostgreSQL at db.example.org:5433, database minara')
  expect(describeStore({ databaseUrl: 'postgres:///my%20forms?host=/run/postgresql' })).toBe(
    'PostgreSQL at /run/postgresql:5432, database my forms',
  )
  expect(describeStore({ folder: resolve('outbox') })).toBe(`the folder ${resolve('outbox')}`)
})
