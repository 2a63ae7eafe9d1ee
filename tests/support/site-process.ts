import { join, resolve } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { responds, runProcess } from './run-process.ts'
import { stack } from './stack.ts'

export type SiteProcess = Awaited<ReturnType<typeof startSite>>

type SiteOptions = {
  env: Record<string, string>
  /** A free one by default. */
  port?: number
  /** Another checkout, in whose folder the script runs. */
  folder?: string
  script?: string
}

/**
 * Runs the built site in its own process, as `npm start` does, with its own port and environment, in which what tests/support/preload.mjs does can
 * be switched on. One proxy hop is trusted, so that tests choose their address.
 */
export async function startSite({ env, folder = '.', script = 'server.ts', ...options }: SiteOptions) {
  const port = options.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const run = await runProcess(process.execPath, ['--import', resolve('tests/support/preload.mjs'), script], {
    isReady: responds(`${url}/api/forms/token`, () => true),
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: stack.buildFolder,
      NEXT_PUBLIC_SITE_URL: stack.siteUrl,
      NEXT_PUBLIC_LAKE_URL: stack.lakeUrl,
      CACHE_DIR: join(stack.dataFolder, 'cache'),
      TRUSTED_PROXY_HOPS: '1',
      PORT: String(port),
      DRAIN_MS: '0',
      // Only tests of PostgreSQL use one, and none uses the developer's own.
      DATABASE_URL: '',
      ...env,
    },
  })
  return { ...run, port, url }
}

type LogEvent = { event: string; path?: string; [field: string]: unknown }

/** The events in a log, in which other lines may stand. */
export function eventsIn(log: string): LogEvent[] {
  const lines = log.split('\n').filter(line => line.startsWith('{'))
  return lines.map(line => JSON.parse(line))
}
