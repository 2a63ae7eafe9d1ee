import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { prepareFolder } from '../config.fixture.ts'
import { openCache } from './cache.ts'

const BLOCK = 4096
const folder = prepareFolder()

const bytes = (text: string) => Buffer.from(text)

describe('openCache', () => {
  it('evicts the entries that were read longest ago', async () => {
    const cache = await openCache(folder(), 2 * BLOCK)
    await cache.write('a', bytes('A'))
    await cache.write('b', bytes('B'))
    await cache.read('a')
    await cache.write('c', bytes('C'))
    expect(await cache.read('b')).toBeNull()
    expect(await cache.read('a')).toEqual(bytes('A'))
    expect((await readdir(folder())).sort()).toEqual(['a', 'c'])
  })

  it('counts a rewritten entry once', async () => {
    const cache = await openCache(folder(), 2 * BLOCK)
    await cache.write('a', bytes('A'))
    for (let round = 0; round < 5; round += 1) await cache.write('b', bytes(`B${round}`))
    expect(await cache.read('a')).toEqual(bytes('A'))
  })

  it('does not keep an entry larger than its cap', async () => {
    const cache = await openCache(folder(), BLOCK)
    await cache.write('large', Buffer.alloc(BLOCK + 1))
    expect(await readdir(folder())).toEqual([])
  })

  it('applies a smaller cap and deletes unfinished files when it is opened again', async () => {
    const cache = await openCache(folder(), 10 * BLOCK)
    for (const key of ['a', 'b', 'c', 'd']) await cache.write(key, bytes(key))
    await writeFile(path.join(folder(), 'e.123.tmp'), 'half')
    await openCache(folder(), 2 * BLOCK)
    expect(await readdir(folder())).toHaveLength(2)
  })

  it('forgets an entry whose file was deleted', async () => {
    const cache = await openCache(folder(), 2 * BLOCK)
    await cache.write('a', bytes('A'))
    await rm(path.join(folder(), 'a'))
    expect(await cache.read('a')).toBeNull()
  })
})
