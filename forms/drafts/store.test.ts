import { expect, it } from 'vitest'
import { NOW } from '../outbox/outbox.fixture.ts'
import { describeDraftStores, draft, HOUR_MS } from './drafts.fixture.ts'

const MAX = 10

describeDraftStores(makePlace => {
  it('finds a draft byte by byte, in any process, and nothing under another hash', async () => {
    const place = await makePlace()
    expect(await place.open().add(draft(), MAX)).toBe(true)
    const other = place.open()
    const found = await other.find('a1', NOW)
    expect(found?.version).toBe(1)
    expect(Buffer.from(found?.iv ?? [])).toEqual(draft().iv)
    expect(Buffer.from(found?.data ?? [])).toEqual(draft().data)
    expect(await other.find('a', NOW)).toBeNull()
    expect(await other.find('a11', NOW)).toBeNull()
  })

  it('adds each hash once, and no more than the given number', async () => {
    const store = (await makePlace()).open()
    expect(await store.add(draft(), 2)).toBe(true)
    expect(await store.add(draft({ data: Buffer.from('other') }), 2)).toBe(false)
    expect(Buffer.from((await store.find('a1', NOW))?.data ?? [])).toEqual(draft().data)
    expect(await store.add(draft({ hash: 'b2' }), 2)).toBe(true)
    expect(await store.add(draft({ hash: 'c3' }), 2)).toBe(false)
    expect(await store.find('c3', NOW)).toBeNull()
  })

  it('replaces only the version that the new one is based on, and numbers it', async () => {
    const store = (await makePlace()).open()
    await store.add(draft(), MAX)
    expect(await store.replace(draft({ data: Buffer.from('second') }), 2)).toBe(false)
    expect(await store.replace(draft({ data: Buffer.from('second') }), 1)).toBe(true)
    expect(await store.replace(draft({ data: Buffer.from('late') }), 1)).toBe(false)
    const found = await store.find('a1', NOW)
    expect([found?.version, Buffer.from(found?.data ?? []).toString()]).toEqual([2, 'second'])
    expect(await store.replace(draft({ hash: 'b2' }), 1)).toBe(false)
  })

  it('lets one of two processes win that save at the same moment', async () => {
    const place = await makePlace()
    const stores = [place.open(), place.open()]
    await stores[0]?.add(draft(), MAX)
    const won = await Promise.all(stores.map((store, n) => store.replace(draft({ data: Buffer.from([n]) }), 1)))
    expect(won.toSorted()).toEqual([false, true])
    expect((await stores[0]?.find('a1', NOW))?.version).toBe(2)
  })

  it('leaves nothing of what was erased, or replaced and then erased', async () => {
    const place = await makePlace()
    const store = place.open()
    const secrets = ['first sealed text', 'second sealed text', 'of another'].map(text => text.repeat(400))
    const [first = '', second = '', other = ''] = secrets
    await store.add(draft({ data: Buffer.from(first) }), MAX)
    await store.replace(draft({ data: Buffer.from(second) }), 1)
    await store.add(draft({ hash: 'b2', data: Buffer.from(other) }), MAX)
    expect((await place.dump()).includes('second sealed')).toBe(true)
    expect(await store.erase('a1')).toBe(true)
    expect(await store.erase('a1')).toBe(false)
    const left = await place.dump()
    expect([left.includes('first sealed'), left.includes('second sealed')]).toEqual([false, false])
    expect(left.includes('of another')).toBe(true)
    expect(await store.find('a1', NOW)).toBeNull()
  })

  it('forgets a draft at its time: nobody finds or replaces it, and it is erased', async () => {
    const place = await makePlace()
    const store = place.open()
    await store.add(draft(), MAX)
    await store.add(draft({ hash: 'b2', expiresAt: NOW + 2 * HOUR_MS }), MAX)
    expect(await store.find('a1', NOW + HOUR_MS - 1)).not.toBeNull()
    expect(await store.find('a1', NOW + HOUR_MS)).toBeNull()
    expect(await store.replace(draft({ now: NOW + HOUR_MS }), 1)).toBe(false)
    expect(await store.eraseExpired(NOW + HOUR_MS)).toBe(1)
    expect(await store.eraseExpired(NOW + HOUR_MS)).toBe(0)
    expect(await store.find('a1', NOW)).toBeNull()
    expect(await store.find('b2', NOW + HOUR_MS)).not.toBeNull()
  })

  it('keeps drafts when it is closed and opened again', async () => {
    const place = await makePlace()
    const first = place.open()
    await first.add(draft(), MAX)
    await first.close()
    expect((await place.open().find('a1', NOW))?.version).toBe(1)
  })
})
