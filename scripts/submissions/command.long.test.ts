import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { OUTBOX_FILE } from '../../forms/outbox/open.ts'
import { NOBODY } from '../../tests/support/as-nobody.ts'
import { makeData, run } from './data.fixture.ts'

const isRoot = process.getuid?.() === 0

it('copies into a folder of which the newest copies stay, and restores what is missing', async () => {
  const { submissions, folder, left } = await makeData()
  const copies = join(folder, 'copies')
  mkdirSync(copies)
  const others = ['submissions-20240101T000000Z.sqlite', 'submissions-20250101T000000Z.sqlite', 'own.sqlite']
  const ended = 'submissions-20251101T000000Z.sqlite.unfinished'
  for (const name of [...others, ended]) writeFileSync(join(copies, name), '')
  const { stdout } = await submissions('--backup', copies, '--keep', '2')
  expect(stdout).toMatch(/^2 submissions are in .*submissions-\d{8}T\d{6}Z\.sqlite\.\nRemoved .*20240101T000000Z/)
  expect(readdirSync(copies)).toHaveLength(3)
  expect((await submissions('--backup', copies, '--keep', '0')).stderr).toContain('--keep is "0"')
  const [copy = ''] = /\S+Z\.sqlite/.exec(stdout) ?? []
  const lost = new DatabaseSync(join(folder, 'outbox', OUTBOX_FILE))
  lost.exec(`DELETE FROM submission WHERE id = 'amina'`)
  lost.close()
  expect((await submissions('--restore', copy)).stdout).toBe('1 submissions are back. Nothing else has changed.\n')
  expect(await left()).toEqual(['amina', 'stranger'])
})

it('restores while forms go on arriving, of which none is lost and none is there twice', async () => {
  const { submissions, folder, left, add } = await makeData()
  const copy = join(folder, 'copy.sqlite')
  const old = Array.from({ length: 1_000 }, (_, number) => `old-${number}`)
  for (const id of old) await add(id)
  await submissions('--backup', copy)
  const lost = new DatabaseSync(join(folder, 'outbox', OUTBOX_FILE))
  lost.exec(`DELETE FROM submission WHERE id LIKE 'old-%'`)
  lost.close()
  const arrived: string[] = []
  let isDone = false
  const restoring = submissions('--restore', copy).finally(() => {
    isDone = true
  })
  while (!isDone || arrived.length < 100) {
    await add(`new-${arrived.length}`)
    arrived.push(`new-${arrived.length}`)
    // The other process ends in an event of its own.
    await setImmediate()
  }
  expect((await restoring).stdout).toContain('1000 submissions are back')
  expect(await left()).toEqual(['amina', 'stranger', ...old, ...arrived].toSorted())
})

it('makes no store where there is none, except to restore into it', async () => {
  const { submissions, folder } = await makeData()
  const copy = join(folder, 'copy.sqlite')
  await submissions('--backup', copy)
  const OUTBOX_DIR = join(folder, 'other')
  for (const args of [[], ['--backup', join(folder, 'none')], ['--erase', '3125550142', '--yes']]) {
    expect((await submissions.with({ OUTBOX_DIR }, ...args)).stderr).toContain(
      `There is no outbox in the folder ${OUTBOX_DIR}`,
    )
    expect(existsSync(OUTBOX_DIR)).toBe(false)
  }
  expect((await submissions.with({ OUTBOX_DIR }, '--restore', copy)).stdout).toContain('2 submissions are back')
})

it.runIf(isRoot)(
  'works as the user of the service, who has no home and no folder to write to but the outbox',
  async () => {
    const { submissions, folder } = await makeData()
    for (const path of [
      folder,
      ...readdirSync(join(folder, 'outbox'), { encoding: 'utf8' }).map(name => join(folder, 'outbox', name)),
    ])
      chownSync(path, NOBODY, NOBODY)
    chownSync(join(folder, 'outbox'), NOBODY, NOBODY)
    const user = { uid: NOBODY, gid: NOBODY }
    const env = {
      NODE_ENV: 'production' as const,
      PATH: process.env.PATH,
      HOME: '/nonexistent',
      OUTBOX_DIR: join(folder, 'outbox'),
    }
    const { stdout } = await run(process.execPath, ['scripts/submissions.ts'], { env, ...user })
    expect(stdout).toContain('2 pending')

    chownSync(join(folder, 'outbox'), 1, 1)
    const denied = await run(process.execPath, ['scripts/submissions.ts'], { env, ...user }).catch(error => error)
    expect(denied.stderr).toContain('As its owner: sudo -u daemon npm run submissions')
    // Root can read it, and hears of the files that the service could not use.
    expect((await submissions()).stderr).toContain('chown daemon:')
  },
)
