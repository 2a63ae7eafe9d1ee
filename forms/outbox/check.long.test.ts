import { chmodSync, chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { asNobody, NOBODY } from '../../tests/support/as-nobody.ts'
import { type Fault, findFault } from './check.ts'
import { OUTBOX_FILE, openOutbox } from './open.ts'
import { makeFolder, NOW, submission } from './outbox.fixture.ts'

const isRoot = process.getuid?.() === 0
const COMMAND = 'npm run submissions'

let folder: string
beforeEach(() => {
  folder = join(makeFolder(), 'outbox')
})
const file = (end = '') => join(folder, OUTBOX_FILE + end)
const modes = (...paths: string[]) => paths.map(path => (statSync(path).mode & 0o777).toString(8))
const owners = (...paths: string[]) => paths.map(path => statSync(path).uid)

/** Runs a function of a module here as the user of a service, who may enter the folder around the outbox. */
function asService<T>(module: string, call: string): T {
  chmodSync(join(folder, '..'), 0o755)
  const { stdout, stderr } = asNobody(`forms/outbox/${module}`, call)
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}
const faultForNobody = () => asService<Fault | null>('check.ts', `it.findFault('${folder}', '${COMMAND}')`)
const openAsNobody = () => asService('open.ts', `it.openOutbox({ folder: '${folder}' }).checkWritable(1)`)

async function makeFilled(): Promise<void> {
  const outbox = openOutbox({ folder })
  await outbox.add(submission('one'))
  await outbox.close()
}

describe('files of the outbox', () => {
  it.each([0o000, 0o022, 0o777])('are closed to everybody but their owner with the umask %o', async umask => {
    const before = process.umask(umask)
    onTestFinished(() => void process.umask(before))
    const outbox = openOutbox({ folder })
    await outbox.add(submission('one'))
    expect(modes(folder, file(), file('-wal'), file('-shm'))).toEqual(['700', '600', '600', '600'])
    const copy = join(folder, '..', 'copies', 'copy.sqlite')
    await outbox.backup(copy)
    expect(modes(join(copy, '..'), copy)).toEqual(['700', '600'])
    await outbox.close()
  })

  it('are closed when an earlier version has left them open', async () => {
    await makeFilled()
    const other = new DatabaseSync(file())
    onTestFinished(() => other.close())
    other.prepare('SELECT * FROM submission').all()
    for (const path of [folder, file(), file('-wal'), file('-shm')]) chmodSync(path, 0o777)
    await openOutbox({ folder }).close()
    expect(modes(folder, file(), file('-wal'), file('-shm'))).toEqual(['700', '600', '600', '600'])
  })

  it.runIf(isRoot)('stay those of the service when root creates, restores and copies', async () => {
    chownSync(join(folder, '..'), NOBODY, NOBODY)
    await makeFilled()
    const copy = join(folder, 'copy.sqlite')
    const outbox = openOutbox({ folder })
    await outbox.backup(copy)
    await outbox.restore(copy)
    await outbox.add(submission('two'))
    expect(owners(folder, file(), file('-wal'), file('-shm'), copy)).toEqual(Array(5).fill(NOBODY))
    openAsNobody()
    await outbox.close()
    openAsNobody()
    expect(faultForNobody()).toBeNull()
  })
})

describe('the check of the outbox', () => {
  it('finds nothing in one that works, whether it is there, empty, of an earlier or a later version, or still to be created', async () => {
    expect(findFault(folder, COMMAND)).toBeNull()
    mkdirSync(folder)
    expect(findFault(folder, COMMAND)).toBeNull()
    writeFileSync(file(), '')
    expect(findFault(folder, COMMAND)).toBeNull()
    rmSync(file())
    await makeFilled()
    expect(findFault(folder, COMMAND)).toBeNull()
    const database = new DatabaseSync(file())
    for (const version of [3, 99]) {
      database.exec(`PRAGMA user_version = ${version}`)
      expect(findFault(folder, COMMAND)).toBeNull()
      expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: version })
    }
    database.close()
  })

  it('finds a file in the place of the folder, and a store that only a newer version works with', async () => {
    writeFileSync(folder, '')
    expect(findFault(folder, COMMAND)).toEqual({ isLasting: true, sentence: `${folder} is a file; expected a folder.` })
    rmSync(folder)
    await makeFilled()
    const database = new DatabaseSync(file())
    database.exec('PRAGMA user_version = 1000')
    database.close()
    expect(findFault(folder, COMMAND)?.sentence).toContain('schema 1000')
  })

  it('names the file that keeps the user of the service out, whose it is, and what to run', async () => {
    await makeFilled()
    if (!isRoot) {
      // Root may use everything.
      chmodSync(file(), 0o400)
      expect(findFault(folder, COMMAND)?.sentence).toContain(`${file()} belongs to`)
      return
    }
    expect(faultForNobody()?.sentence).toBe(
      `${folder} belongs to root (mode 700), and nobody may not use it. As root, if the site runs as nobody: chown -R nobody: ${folder}`,
    )
    chownSync(folder, NOBODY, NOBODY)
    const foreign = `${file()} belongs to root (mode 600), and nobody may not use it. As root, if the site runs as nobody: chown -R nobody: ${file()}`
    expect(faultForNobody()).toEqual({ isLasting: true, sentence: foreign })
    chmodSync(file(), 0o644)
    expect(faultForNobody()?.sentence).toContain('belongs to root (mode 644)')
    expect(findFault(folder, COMMAND)?.sentence).toBe(
      `${file()} belongs to root, and its folder to nobody, as whom the site runs. Run: chown nobody: ${file()}`,
    )
    chownSync(file(), NOBODY, NOBODY)
    expect([faultForNobody(), findFault(folder, COMMAND)]).toEqual([null, null])
    chownSync(folder, 1, 1)
    chmodSync(folder, 0o700)
    expect(faultForNobody()?.sentence).toBe(
      `${folder} belongs to daemon (mode 700), and nobody may not use it. As its owner: sudo -u daemon ${COMMAND}`,
    )
  })

  it.runIf(isRoot)('writes for real, so that a store that is only readable does not pass', async () => {
    await makeFilled()
    chownSync(folder, NOBODY, NOBODY)
    chownSync(file(), NOBODY, NOBODY)
    const other = new DatabaseSync(file())
    other.prepare('UPDATE submission SET note = ?').run(String(NOW))
    writeFileSync(file('-shm'), '', { flag: 'a' })
    for (const end of ['-wal', '-shm']) chownSync(file(end), 0, 0)
    expect(faultForNobody()?.sentence).toMatch(/outbox\.sqlite-(wal|shm) belongs to root \(mode 600\)/)
    other.close()
  })
})
