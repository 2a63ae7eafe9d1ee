import { join } from 'node:path'
import { expect, it } from 'vitest'
import { requireKnown } from '../store/schema.ts'
import { describeStores, makeFolder, NOW, submission, type TestPlace } from './outbox.fixture.ts'

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
  [7, 7, true],
  [3, 7, true],
  [8, 7, true],
  [999, 7, true],
  [1_000, 7, false],
  [2_001, 1_004, false],
  [1_004, 1_002, true],
  [7, 1_000, true],
])('a store of schema %i is known to a build of schema %i: %s', (version, own, isKnown) => {
  const require = () => requireKnown(version, own)
  if (isKnown) expect(require).not.toThrow()
  else expect(require).toThrow(`schema ${version}`)
})
