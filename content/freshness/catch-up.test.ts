import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { offerSharedStore } from '@/lib/process/shared-store'
import { shareInMemory } from '@/tests/support/shared-store'

const INTERVAL_MS = 25_000

let site: Server | undefined

afterEach(() => {
  vi.unstubAllEnvs()
  site?.closeAllConnections()
  site?.close()
})

it('runs for the first time as soon as the site listens, even if the content service is down', async () => {
  const requests: string[] = []
  site = createServer(({ method, url, headers }, response) => {
    requests.push(`${method} ${url} ${headers.authorization}`)
    response.writeHead(503).end()
  })
  await listen(site, 0)
  const { port } = site.address() as AddressInfo
  await new Promise(resolve => site?.close(resolve))

  const { startCatchUp } = await load({ PORT: String(port), SANITY_REVALIDATE_SECRET: 'secret' })
  startCatchUp()
  await expect.poll(() => listen(site, port)).toBeUndefined()
  await expect.poll(() => requests).toEqual(['POST /api/revalidate/catch-up Bearer secret'])
})

it('warns once, and requests nothing, without the secret', async () => {
  const { startCatchUp, warn } = await load({ SANITY_REVALIDATE_SECRET: '' })
  const request = vi.spyOn(globalThis, 'fetch')
  startCatchUp()
  expect(warn).toHaveBeenCalledExactlyOnceWith('catchUp.off', expect.anything())
  expect(request).not.toHaveBeenCalled()
})

it('runs at the start of each process, and then once per interval for all that share Redis', async () => {
  const claim = vi.spyOn(shareInMemory(), 'claim')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const request = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  for (const port of ['1', '2']) (await load({ PORT: port, SANITY_REVALIDATE_SECRET: 'secret' })).startCatchUp()
  await expect.poll(() => request).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(INTERVAL_MS)
  await expect.poll(() => request).toHaveBeenCalledTimes(3)
  expect(claim.mock.calls.map(([, ms]) => ms)).toEqual([0.9 * INTERVAL_MS, 0.9 * INTERVAL_MS])
  vi.useRealTimers()
  offerSharedStore(null)
  vi.restoreAllMocks()
})

async function load(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  vi.resetModules()
  const { log } = await import('@/lib/process/log')
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  return { ...(await import('./catch-up')), warn }
}

function listen(server: Server | undefined, port: number): Promise<void> {
  return new Promise((resolve, reject) => server?.once('error', reject).listen(port, '127.0.0.1', resolve))
}
