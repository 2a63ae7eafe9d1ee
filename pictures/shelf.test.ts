import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { createShelf } from './shelf.ts'

const picture = (bytes: number) => Buffer.alloc(bytes)

describe('the cache of pictures', () => {
  it('draws a picture once, even for concurrent requests', async () => {
    const shelf = createShelf({ maxBytes: 100, atOnce: 2 })
    const draw = vi.fn(async () => picture(10))
    const [first, second] = await Promise.all([shelf('a', draw), shelf('a', draw)])
    expect(await shelf('a', draw)).toBe(first)
    expect(second).toBe(first)
    expect(draw).toHaveBeenCalledTimes(1)
  })

  it('keeps the most recently requested pictures that fit', async () => {
    const shelf = createShelf({ maxBytes: 100, atOnce: 2 })
    const draw = vi.fn(async () => picture(40))
    for (const key of ['a', 'b', 'a', 'c', 'a']) await shelf(key, draw)
    expect(draw).toHaveBeenCalledTimes(3)
    await shelf('b', draw)
    expect(draw).toHaveBeenCalledTimes(4)
  })

  it('does not keep a picture that is larger than its capacity', async () => {
    const shelf = createShelf({ maxBytes: 100, atOnce: 2 })
    const draw = vi.fn(async () => picture(101))
    for (const key of ['a', 'a']) expect(await shelf(key, draw)).toHaveLength(101)
    expect(draw).toHaveBeenCalledTimes(2)
  })

  it('retries a failed drawing and continues with the next one', async () => {
    const shelf = createShelf({ maxBytes: 100, atOnce: 1 })
    const failing = shelf('a', () => Promise.reject(new Error('no ink')))
    const waiting = shelf('b', async () => picture(1))
    await expect(failing).rejects.toThrow('no ink')
    expect(await waiting).toHaveLength(1)
    expect(await shelf('a', async () => picture(2))).toHaveLength(2)
  })

  it('respects the limit of concurrent drawings', async () => {
    const shelf = createShelf({ maxBytes: 1_000, atOnce: 2 })
    let running = 0
    let most = 0
    const draw = async () => {
      most = Math.max(most, ++running)
      await nextTurn()
      running--
      return picture(1)
    }
    await Promise.all(Array.from({ length: 9 }, (_, key) => shelf(String(key), draw)))
    expect(most).toBe(2)
  })
})
