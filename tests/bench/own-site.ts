import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { openTokens } from 'offline-content-lake/tokens'
import { keepFile, SITE_CONFIG } from '../../scripts/build-site.ts'
import { requireFreePort, type Service, startService, waitUntilReady } from '../../scripts/processes.ts'
import { seedOnce } from '../../scripts/seed.ts'
import { siteArgs } from '../../scripts/site-args.ts'
import { siteEnvironment } from '../../scripts/site-environment.ts'

const NEXT = resolve('node_modules/next/dist/bin/next')
const START_TIMEOUT_MS = 30_000

/** `BENCH_PORT=4800` lets two benches run in parallel. Each site uses three ports: its own, its lake's and its mail server's. */
const FIRST_PORT = Number(process.env.BENCH_PORT || 4700)
const NAMES = ['paths', 'posts-few', 'posts-many', 'studio'] as const

/** A seeded lake, and a site that is built from it. */
export type OwnSite = {
  url: string
  lakeUrl: string
  buildFolder: string
  /** Rendered pages, and figures. */
  cacheFolder: string
  /** Signs the lake's webhooks to the site. */
  secret: string
  lake: Service
  /** Client with write access to the lake. */
  editor: SanityClient
  /** Builds the site. Returns the milliseconds that this took. */
  build: () => Promise<number>
  start: () => Promise<Service>
  /** Everything that the site has logged. */
  readLog: () => string
  /** Stops everything and deletes the data and the build. */
  close: () => Promise<void>
}

/** Starts and seeds a separate lake. `env` is added to the environment of lake and site. */
export async function openOwnSite(name: (typeof NAMES)[number], env: Record<string, string> = {}): Promise<OwnSite> {
  const port = FIRST_PORT + 3 * NAMES.indexOf(name)
  const settings = {
    ...{ port, localPort: port + 1, localSmtpPort: port + 2, hosted: false },
    ...{ dataFolder: resolve(`.data/bench-${name}`), buildFolder: `.next-bench-${name}` },
  }
  const { localPort, dataFolder, buildFolder } = settings
  const [url, lakeUrl] = [`http://localhost:${port}`, `http://localhost:${localPort}`]
  const { run, close } = openRoom([dataFolder, buildFolder], join(dataFolder, 'logs'))
  await requireFreePort(port, 'BENCH_PORT')
  await requireFreePort(localPort, 'BENCH_PORT')

  const lake = run('The local services', ['local/serve.ts'], {
    ...{ ...process.env, LOCAL_PORT: String(localPort), LOCAL_SMTP_PORT: String(port + 2), DATA_DIR: dataFolder },
    ...{ SITE_URL: url, SITE_REVALIDATE_URL: `${url}/api/revalidate`, ...env },
  })
  await waitUntilReady(lake, `${lakeUrl}/healthz`, START_TIMEOUT_MS)
  await seedOnce({ localPort, dataFolder, report: () => {} })
  const { editor: token, webhookSecret } = openTokens(join(dataFolder, 'lake/local0001'))
  const siteEnv = { ...siteEnvironment(settings, url, lakeUrl), ...env }

  return {
    ...{ url, lakeUrl, buildFolder, cacheFolder: join(dataFolder, 'cache'), lake, close, secret: webhookSecret },
    editor: connect(lakeUrl, token),
    async build() {
      const began = performance.now()
      await keepFile(SITE_CONFIG, async () => {
        const build = run('The build', [NEXT, 'build'], siteEnv)
        if ((await build.ended) !== 0) throw new Error(`The site could not be built:\n${build.lastLines()}`)
      })
      return performance.now() - began
    },
    async start() {
      const site = run('The site', siteArgs(), { ...siteEnv, NODE_ENV: 'production' })
      await waitUntilReady(site, url, START_TIMEOUT_MS)
      return site
    },
    readLog: () => readFileSync(join(dataFolder, 'logs', 'The site.log'), 'utf8'),
  }
}

/** Processes that end together, and folders that are deleted with them, however the bench ends. */
function openRoom(folders: string[], logs: string) {
  const services: Service[] = []
  const removeFolders = () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
  const close = async () => {
    await Promise.all(services.map(service => service.stop()))
    removeFolders()
  }
  const run = (name: string, args: string[], env: NodeJS.ProcessEnv): Service => {
    const service = startService({ name, args, env, logFile: join(logs, `${name}.log`), shown: 'nothing' })
    services.push(service)
    return service
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => close().then(() => process.exit(1)))
  process.once('exit', () => void close())
  removeFolders()
  mkdirSync(logs, { recursive: true })
  return { run, close }
}

function connect(apiHost: string, token: string): SanityClient {
  return createClient({
    ...{ projectId: 'local0001', dataset: 'production', apiHost, token },
    ...{ useProjectHostname: false, useCdn: false, apiVersion: '2025-02-19', perspective: 'raw' },
  })
}
