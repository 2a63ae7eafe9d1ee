import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { requireKnown } from '../store/schema.ts'
import type { Outbox } from './open.ts'
import { describeStores, idsIn, makeFolder, makeOutbox, NOW, submission, type TestPlace } from './outbox.fixture.ts'

const copyIn = (folder = makeFolder()) => join(folder, 'deep', 'copy.sqlite')

/** With every state, a note, a history, notifications, and characters that only some stores can keep. */
async function fill(outbox: Outbox): Promise<void> {
  let now = NOW
  for (const id of ['delivered', 'pending', 'spam']) {
    const values = { name: `Amina “${id}” ☪ \\u0041\0`, email: `${id}@example.org`, phone: '4195550142' }
    await outbox.add(submission(id, { values, notify: ['email', 'webhook'], sender: 'a key', now: ++now }))
  }
  await outbox.add(submission('held', { now: ++now, marks: ['honeypot filled'] }))
  await outbox.markDelivered('delivered', NOW + 1)
  await outbox.markFailed('pending', { trouble: 'unreachable', errors: [] }, NOW + 2, NOW + 3)
  await outbox.markSpam('spam', 'Staff', NOW + 4)
  await outbox.setNote('pending', 'Called back')
  await outbox.addDigest('2026-11-21', 'email', NOW)
}

describeStores(({ makePlace }) => {
  async function backedUp() {
    const outbox = (await makePlace()).open()
    await fill(outbox)
    const file = copyIn()
    return { outbox, file, count: await outbox.backup(file) }
  }

  describe('a copy', () => {
    it('holds everything, readable only by its owner, and either store restores it', async () => {
      const { outbox, file, count } = await backedUp()
      expect(count).toBe(4)
      expect(readdirSync(join(file, '..'))).toEqual(['copy.sqlite'])
      expect([file, join(file, '..')].map(path => statSync(path).mode & 0o777)).toEqual([0o600, 0o700])

      for (const empty of [(await makePlace()).open(), makeOutbox()]) {
        expect(await empty.restore(file)).toBe(4)
        expect(await empty.signingSecret()).toBe(await outbox.signingSecret())
        expect(await empty.countNotifications(NOW)).toEqual({ pending: 6, undeliverable: 0 })
        for (const id of await idsIn(outbox)) {
          expect(await empty.readRequest(id)).toEqual(await outbox.readRequest(id))
          expect(await empty.previewErasure(id)).toEqual(await outbox.previewErasure(id))
        }
      }
    })

    it('never replaces a file', async () => {
      const { outbox, file } = await backedUp()
      await expect(outbox.backup(file)).rejects.toThrow('already exists')
    })
  })

  describe('restoring while the site runs', () => {
    it('adds what is missing, and keeps everything that is there', async () => {
      const { outbox, file } = await backedUp()
      await outbox.markDelivered('pending', NOW + 5)
      await outbox.add(submission('later'))
      const secret = await outbox.signingSecret()
      expect(await outbox.restore(file)).toBe(0)
      expect(await outbox.find('pending')).toMatchObject({ state: 'delivered', note: 'Called back' })
      expect((await idsIn(outbox)).sort()).toEqual(['delivered', 'held', 'later', 'pending', 'spam'])

      const other = (await makePlace()).open()
      await other.add(submission('later'))
      const own = await other.signingSecret()
      expect(await other.restore(file)).toBe(4)
      expect(await other.restore(file)).toBe(0)
      expect((await idsIn(other)).sort()).toEqual(['delivered', 'held', 'later', 'pending', 'spam'])
      expect(await other.signingSecret()).toBe(own)
      expect(own).not.toBe(secret)
    })

    it('brings nobody back who was erased', async () => {
      const { outbox, file } = await backedUp()
      await outbox.eraseContact('delivered@example.org')
      await outbox.restore(file)
      expect(await outbox.findContact('delivered@example.org')).toEqual([])
    })
  })
})

const CONTACT = 'amina@example.org'

describeStores(({ makePlace }) => {
  /** With one submission, and opened by a later build that was then rolled back. */
  async function makeLater(by: number): Promise<TestPlace> {
    const place = await makePlace()
    const before = place.open()
    await before.add(submission('one'))
    await before.close()
    await place.advance(by)
    return place
  }

  it('a store to which a later build has only added goes on accepting, delivering and erasing', async () => {
    const place = await makeLater(1)
    const version = await place.version()
    const outbox = place.open()
    expect(await outbox.add(submission('two', { now: NOW + 1 }))).not.toBeNull()
    expect((await outbox.claimDue('trial', NOW + 1))?.id).toBe('one')
    await outbox.markDelivered('one', NOW + 1)
    expect((await outbox.findContact(CONTACT)).map(({ id }) => id)).toEqual(['two', 'one'])
    expect(await outbox.eraseContact(CONTACT)).toBe(2)
    // The later build would otherwise add its columns twice.
    expect(await place.version()).toBe(version)
    expect(await place.dump()).toContain('"later":"later"')
  })

  it('a copy of it is made, and restored there and where the later build has never been', async () => {
    const later = (await makeLater(1)).open()
    const copy = join(makeFolder(), 'copy.sqlite')
    expect(await later.backup(copy)).toBe(1)
    expect(await later.restore(copy)).toBe(0)
    const empty = (await makePlace()).open()
    expect(await empty.restore(copy)).toBe(1)
    expect((await empty.findContact(CONTACT)).map(({ id }) => id)).toEqual(['one'])
  })

  it('a store that a later build has changed in another way is refused', async () => {
    const place = await makeLater(1_000)
    const version = await place.version()
    await expect(async () => place.open().checkWritable(NOW)).rejects.toThrow(`schema ${version}`)
    expect(await place.version()).toBe(version)
  })
})

it.each([
  [3, 7, true],
  [999, 7, true],
  [1_000, 7, false],
  [2_001, 1_004, false],
  [7, 1_000, true],
])('a store of schema %i is known to a build of schema %i: %s', (version, own, isKnown) => {
  const require = () => requireKnown(version, own)
  if (isKnown) expect(require).not.toThrow()
  else expect(require).toThrow(`schema ${version}`)
})
