import { pbkdf2Sync } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Limits } from './limits.ts'
import { TimeLimitError } from './time-limit.ts'
import { withTries } from './tries.ts'

const LIMITS: Limits = { timeMs: 10, processorMs: 60, resultBytes: 1 }

let tries: number
beforeEach(() => {
  tries = 0
})

describe('withTries', () => {
  it('stops when the CPU time is used up', async () => {
    const began = process.cpuUsage()
    await expect(withTries(LIMITS, busy)).rejects.toThrow(TimeLimitError)
    const usedMs = process.cpuUsage(began).user / 1_000
    expect(tries).toBeGreaterThan(3)
    expect(usedMs).toBeGreaterThan(LIMITS.processorMs / 2)
    expect(usedMs).toBeLessThan(10 * LIMITS.processorMs)
  })

  it('does not count time that the machine spent on other processes', async () => {
    const act = () => {
      tries++
      if (tries < 20) sleep(10 * LIMITS.timeMs)
      return 'done'
    }
    expect(await withTries(LIMITS, act)).toBe('done')
    expect(tries).toBe(20)
  })

  it('gives an attempt more time on a busy machine', async () => {
    const act = () => {
      sleep(3 * LIMITS.timeMs)
      return 'done'
    }
    expect(await withTries(LIMITS, act)).toBe('done')
  })

  it('counts no more than its time limit for an attempt that could not be cut off in time', async () => {
    const act = () => {
      tries++
      if (tries > 1) return 'done'
      pbkdf2Sync('', '', 500_000, 64, 'sha512')
      return busy()
    }
    const began = process.threadCpuUsage()
    expect(await withTries(LIMITS, act)).toBe('done')
    expect(process.threadCpuUsage(began).user / 1_000).toBeGreaterThan(LIMITS.processorMs)
  })

  it('does not retry after any other error', async () => {
    const fail = () => {
      tries++
      throw new Error('no')
    }
    await expect(withTries(LIMITS, fail)).rejects.toThrow('no')
    expect(tries).toBe(1)
  })

  it('tries once when no CPU time is given', async () => {
    await expect(withTries({ ...LIMITS, processorMs: 0 }, busy)).rejects.toThrow(TimeLimitError)
    expect(tries).toBe(1)
  })
})

function busy(): never {
  tries++
  for (;;);
}

/** Takes time without using the CPU, as on a machine that is busy with other processes. */
function sleep(timeMs: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, timeMs)
}
