import { describe, expect, it, vi } from 'vitest'
import { createShelf } from './shelf.ts'

const picture = (bytes: number) => Buffer.alloc(bytes)

describe('the shelf of pictures', () => {
  it('has a picture drawn once, also for those who ask while it is drawn', async () => {
    const shelf = createShelf({ maxBytes: 100, atOnce: 2 })
    const draw = vi.fn(async () => picture(10))
    const [first, second] = await Promise.all([shelf('a', draw), shelf('a', draw)])
    expect(await shelf('a', draw)).toBe(first)
    expect(second).toBe(first)
    expect(draw).toHaveBeenCalledTimes(1)
  })

  it('keeps those that were asked for last, as many as there is room for', async () => {
    const shelf = createShelf({ maxBytes: 100, atOnce: 2 })
    const draw = vi.fn(async () => picture(40))
    for (const key of ['a', 'b', 'a', 'c', 'a']) await shelf(key, draw)
    expect(draw).toHaveBeenCalledTimes(3)
    await shelf('b', draw)
    expect(draw).toHaveBeenCalledTimes(4)
  })

  it('does not keep a picture that is larger than the shelf', async () => {
    const shelf = createShelf({ maxBytes: 100, atOnce: 2 })
    const draw = vi.fn(async () => picture(101))
    for (const key of ['a', 'a']) expect(await shelf(key, draw)).toHaveLength(101)
    expect(draw).toHaveBeenCalledTimes(2)
  })

  it('tries again what failed, and goes on with what waits', async () => {
    const shelf = createShelf({ maxBytes: 100, atOnce: 1 })
    const failing = shelf('a', () => Promise.reject(new Error('no ink')))
    const waiting = shelf('b', async () => picture(1))
    await expect(failing).rejects.toThrow('no ink')
    expect(await waiting).toHaveLength(1)
    expect(await shelf('a', async () => picture(2))).toHaveLength(2)
  })

  it('draws no more at a time than it may', async () => {
    const shelf = createShelf({ maxBytes: 1_000, atOnce: 2 })
    let running = 0
    let most = 0
    const draw = async () => {
      most = Math.max(most, ++running)
      await new Promise(done => setTimeout(done, 2))
      running--
      return picture(1)
    }
    await Promise.all(Array.from({ length: 9 }, (_, key) => shelf(String(key), draw)))
    expect(most).toBe(2)
  })
})
