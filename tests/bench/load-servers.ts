import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { startService, waitUntilReady } from '../../scripts/processes.ts'
import { siteEnvironment } from '../../scripts/site-environment.ts'
import { hasNginx, startNginx } from '../support/nginx.ts'
import { stack } from '../support/stack.ts'

const NEXT = resolve('node_modules/next/dist/bin/next')
const BYTES_SERVER = resolve('tests/bench/bytes-server.ts')
const START_TIMEOUT_MS = 30_000
/** More than any machine sends, as all of it comes from one address. */
const REQUESTS_PER_SECOND = 1_000_000

export type Servers = {
  site: string
  /** `next start`, with the same build. */
  next: string
  /** A bare server of the site's bytes. */
  bytes: string
  /** nginx with the shipped configuration in front of the site; null where it is not installed. */
  proxy: string | null
  stop: () => Promise<void>
}

/** Starts the servers beside the running stack. `paths` are those that the server of bytes has. */
export async function startServers(paths: string[]): Promise<Servers> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-load-'))
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    await Promise.all(stops.map(each => each()))
    rmSync(folder, { recursive: true })
  }
  const start = async (name: string, argsFor: (port: number) => string[]) => {
    const port = await freePort()
    const settings = {
      port,
      localSmtpPort: stack.port + 20,
      dataFolder: stack.dataFolder,
      buildFolder: stack.buildFolder,
    }
    const own = {
      CACHE_DIR: join(folder, name),
      OUTBOX_DIR: join(folder, `${name}-outbox`),
      NODE_ENV: 'production' as const,
    }
    const env = {
      ...siteEnvironment({ ...settings, localPort: stack.localPort, hosted: false }, stack.siteUrl, stack.lakeUrl),
      ...own,
    }
    const service = startService({
      name,
      args: argsFor(port),
      env,
      logFile: join(folder, `${name}.log`),
      shown: 'errors',
    })
    stops.push(service.stop)
    const url = `http://localhost:${port}`
    await waitUntilReady(service, url + (paths[0] ?? '/'), START_TIMEOUT_MS)
    return url
  }
  const startProxy = async () => {
    const ports = { port: await freePort(), httpPort: await freePort() }
    const limit = { requestsPerSecond: REQUESTS_PER_SECOND }
    const proxy = await startNginx({ folder, sites: [`127.0.0.1:${stack.port}`], ...ports, ...limit })
    stops.push(proxy.stop)
    return proxy.url
  }
  try {
    const site = stack.siteUrl
    const next = await start('next', port => [NEXT, 'start', '-p', String(port)])
    const bytes = await start('bytes', port => [BYTES_SERVER, String(port), site, ...paths])
    const proxy = hasNginx ? await startProxy() : null
    return { site, next, bytes, proxy, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
