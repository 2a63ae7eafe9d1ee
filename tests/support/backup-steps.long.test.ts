import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OUTBOX_FILE, openOutbox } from '../../forms/outbox/open.ts'
import { NOW, submission } from '../../forms/outbox/outbox.fixture.ts'
import { copyCheckout } from './checkout.ts'
import { followCommands, type Names, readCommands, readUnit, toHere, writePrograms } from './written-steps.ts'

/** The user of the service where this runs as root. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const AS_SERVICE = isRoot ? `exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups` : 'exec'
const PARTS = ['forms', 'lib', 'package.json', 'scripts']

/** The commands of docs/deploy.md, by root, in an installation whose service is another user. */
describe('the backups of docs/deploy.md', () => {
  const [BACK_UP = '', RESTORE = '', REPLACE = ''] = readCommands('Backups')
  const [REHEARSE = ''] = readCommands('The rehearsal')
  const folder = mkdtempSync(join(tmpdir(), 'backups-'))
  const checkout = join(folder, 'checkout')
  const kept = join(folder, 'kept')
  const outboxFolder = join(kept, 'outbox')
  const bin = join(folder, 'bin')
  const names: Names = [
    ['/srv/minara', checkout],
    ['/var/lib/minara', kept],
    ['/usr/bin/node', process.execPath],
  ]

  beforeAll(async () => {
    copyCheckout(checkout, file => PARTS.some(part => file === part || file.startsWith(`${part}/`)))
    const build = join(checkout, 'builds/1')
    for (const part of PARTS) cpSync(join(checkout, part), join(build, part), { recursive: true })
    for (const root of [checkout, build]) symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    symlinkSync('1', join(checkout, 'builds/current'))
    writeFileSync(join(checkout, '.env'), `NEXT_PUBLIC_SANITY_PROJECT_ID=abc12345\nOUTBOX_DIR=${outboxFolder}\n`)
    // An earlier mistake, which nothing may take for the store of the sites.
    await openOutbox({ folder: join(checkout, '.data/outbox') }).close()
    mkdirSync(join(kept, 'backups'), { recursive: true })
    const outbox = openOutbox({ folder: outboxFolder })
    for (const id of ['one', 'two']) await outbox.add(submission(id))
    await outbox.close()
    if (isRoot) giveToService(kept)
    chmodSync(folder, 0o755)

    const { ExecStart = '', Environment = '', WorkingDirectory = '' } = readUnit('deploy/minara-backup.service')
    const backUp = `cd ${WorkingDirectory} && env -i ${Environment} ${ExecStart}`
    writePrograms(bin, {
      runuser: `test "$1 $2 $3" = "-u minara --" || exit 1
        shift 3
        HOME=/nonexistent ${AS_SERVICE} "$@"`,
      systemctl: `case "$*" in
          "start minara-backup") ${AS_SERVICE} sh -ec '${toHere(backUp, names)}';;
          "stop minara@3001 minara@3002" | "start minara@3001 minara@3002") ;;
          *) exit 1;;
        esac`,
    })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const env = {
    OUTBOX_DIR: undefined,
    DATABASE_URL: undefined,
    DATA_DIR: undefined,
    NEXT_PUBLIC_SANITY_PROJECT_ID: undefined,
  }
  const follow = async (commands: string) => {
    const { output, exitCode } = await followCommands(toHere(commands, names), { bin, env })
    expect(output).not.toContain('rror')
    expect(exitCode).toBe(0)
    return output
  }
  const ids = async () => {
    const outbox = openOutbox({ folder: outboxFolder })
    const found = (await Array.fromAsync(outbox.list())).map(({ id }) => id)
    await outbox.close()
    return found.sort()
  }

  it('copy what the service has, into a folder that nobody else may read', async () => {
    const output = await follow(BACK_UP)
    expect(output).toContain(`Submissions in the folder ${outboxFolder}`)
    expect(output).toContain('2 submissions are in')
    const [copy = '', ...others] = readdirSync(join(kept, 'backups'))
    expect(others).toEqual([])
    const { mode, uid } = statSync(join(kept, 'backups', copy))
    expect([mode & 0o777, uid]).toEqual([0o600, isRoot ? NOBODY : process.getuid?.()])
  })

  it('are rehearsed in a folder of their own', async () => {
    const output = await follow(REHEARSE)
    expect(output).toContain('2 submissions are back')
    expect(output).toContain('2 pending')
    const opened = Array.from(output.matchAll(/Submissions in the folder (.*)/g), ([, path]) => path)
    expect(opened).toHaveLength(2)
    expect(opened).not.toContain(outboxFolder)
  })

  it('restore what was lost, keep what has arrived since, and leave the store to the service', async () => {
    const outbox = openOutbox({ folder: outboxFolder })
    await outbox.add(submission('three', { now: NOW + 1 }))
    await outbox.close()
    const database = new DatabaseSync(join(outboxFolder, OUTBOX_FILE))
    database.exec(`DELETE FROM submission WHERE id = 'one'`)
    database.close()
    expect(await follow(RESTORE)).toContain('1 submissions are back')
    expect(await ids()).toEqual(['one', 'three', 'two'])
    expectOwner()
  })

  it('replace a store that is damaged', async () => {
    writeFileSync(join(outboxFolder, OUTBOX_FILE), 'damaged '.repeat(1_000))
    const { output, exitCode } = await followCommands(toHere(RESTORE, names), { bin, env })
    expect(output).toContain(`${join(outboxFolder, OUTBOX_FILE)} cannot be written to: file is not a database.`)
    expect(exitCode).not.toBe(0)
    expect(await follow(REPLACE)).toContain('2 submissions are back')
    expect(await ids()).toEqual(['one', 'two'])
    expectOwner()
  })

  function expectOwner(): void {
    const files = readdirSync(outboxFolder).map(name => join(outboxFolder, name))
    const owners = [outboxFolder, ...files].map(path => statSync(path).uid)
    expect(new Set(owners)).toEqual(new Set([isRoot ? NOBODY : process.getuid?.()]))
  }
})

function giveToService(path: string): void {
  chownSync(path, NOBODY, NOBODY)
  if (statSync(path).isDirectory()) for (const name of readdirSync(path)) giveToService(join(path, name))
}
