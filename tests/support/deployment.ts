import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { copyCheckout } from './checkout.ts'
import { type LocalServices, startLocalServices } from './local-services.ts'
import { type Nginx, startNginx } from './nginx.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { stack } from './stack.ts'

const COMMANDS_TIMEOUT_MS = 10 * 60_000
/** All requests come from one address. */
const REQUESTS_PER_SECOND = 1_000
/** As docs/deploy.md names them. */
const FOLDER = '/srv/minara'
const PORTS = ['3001', '3002']

export type Deployment = {
  proxy: Nginx
  /** Addresses of the sites, without the proxy. */
  siteUrls: string[]
  outboxFolder: string
  /** Replaces the first occurrence in a file of the checkout. */
  change: (file: string, text: string, by: string) => void
  /** Runs commands of docs/deploy.md. Of the system, only git and systemctl are replaced, and folders and ports. */
  follow: (commands: string) => Promise<{ exitCode: number | null; output: string }>
  stop: () => Promise<void>
}

/** A checkout of its own with packages and a first build, two sites that run it, and the project's nginx in front of them. */
export async function startDeployment(): Promise<Deployment> {
  // Outside of the repository, whose lockfile Next would find first.
  const folder = mkdtempSync(join(tmpdir(), 'deployment-'))
  const checkout = join(folder, 'checkout')
  const outboxFolder = join(folder, 'outbox')
  copyCheckout(checkout)
  linkPackages(checkout)
  // What Next has built of the same sources, so that the first build has only to be put together.
  cpSync(stack.buildFolder, join(checkout, '.next-build'), { recursive: true, verbatimSymlinks: true })
  const services = await startLocalServices({ port: stack.localPort, dataFolder: stack.dataFolder })
  const ports = await Promise.all(PORTS.map(freePort))
  const [port, httpPort] = [await freePort(), await freePort()]
  const env = environment(services, `https://127.0.0.1:${port}`)

  /** Like systemd, whoever starts a site does not wait until it answers. */
  const sites = new Map<number, Promise<SiteProcess>>()
  const start = (port: number) => {
    const folders = { OUTBOX_DIR: outboxFolder, CACHE_DIR: join(folder, `cache-${port}`) }
    const site = startSite({ port, folder: checkout, script: 'scripts/serve.ts', env: { ...env, ...folders } })
    site.catch(() => {})
    sites.set(port, site)
  }
  const systemd = await startSystemd(join(folder, 'bin'), async port => {
    await (await sites.get(port))?.end('SIGTERM')
    start(port)
  })

  const follow = (commands: string) => {
    const [first = '', second = ''] = ports.map(String)
    const here = commands.replaceAll(FOLDER, checkout).replaceAll('3001', first).replaceAll('3002', second)
    const path = [join(folder, 'bin'), process.env.PATH].join(delimiter)
    return run(here, { ...process.env, ...env, PATH: path })
  }
  const stop = async () => {
    systemd.close()
    for (const site of await Promise.allSettled(sites.values()))
      if (site.status === 'fulfilled') await site.value.end('SIGTERM')
    await services.end()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const { exitCode, output } = await follow(`cd ${FOLDER}\nnpm run build`)
    if (exitCode !== 0) throw new Error(`The first build failed:\n${output}`)
    for (const port of ports) start(port)
    await Promise.all(sites.values())
    const proxy = await startNginx({
      ...{ folder, port, httpPort, requestsPerSecond: REQUESTS_PER_SECOND },
      sites: ports.map(port => `127.0.0.1:${port}`),
    })
    return {
      ...{ proxy, outboxFolder, follow, siteUrls: ports.map(port => `http://127.0.0.1:${port}`) },
      change: (file, text, by) => replaceIn(join(checkout, file), text, by),
      stop: () => proxy.stop().then(stop),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Hard links take no room and a few seconds, where the disk is the same. The stamp is what an installation by the project's own scripts leaves. */
function linkPackages(checkout: string): void {
  const copies = ['-al', '-a'].map(how => () => spawnSync('cp', [how, 'node_modules', checkout], { encoding: 'utf8' }))
  if (!copies.some(copy => copy().status === 0)) throw new Error('The packages cannot be copied')
  const stamp = join(checkout, 'node_modules/.installed-lockfile')
  rmSync(stamp, { force: true })
  writeFileSync(stamp, createHash('sha256').update(readFileSync('package-lock.json')).digest('hex'))
}

function environment({ url, tokens }: LocalServices, siteUrl: string): Record<string, string> {
  return {
    // The build that is current, and no other.
    NEXT_DIST_DIR: '',
    NEXT_PUBLIC_SITE_URL: siteUrl,
    NEXT_PUBLIC_LAKE_URL: url,
    LOCAL_SERVICES_URL: url,
    SANITY_REVALIDATE_SECRET: tokens.webhookSecret,
    SANITY_API_READ_TOKEN: tokens.viewer,
    TRUSTED_PROXY_HOPS: '1',
    // As long as without a setting: nginx forgives the site before it within this time.
    DRAIN_MS: '5000',
  }
}

/** Puts a systemctl that restarts a site into the folder, and a git that has nothing new. */
async function startSystemd(folder: string, restart: (port: number) => Promise<void>): Promise<Server> {
  const server = createServer(async (request, response) => {
    await restart(Number(request.url?.slice(1)))
    response.end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const systemctl = `test "$1" = restart && exec curl -fsS "http://127.0.0.1:${port}/\${2#minara@}"`
  mkdirSync(folder)
  for (const [name, script] of Object.entries({ systemctl, git: ':' }))
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return server
}

function run(commands: string, env: NodeJS.ProcessEnv): ReturnType<Deployment['follow']> {
  const child = spawn('sh', ['-ec', commands], { env, stdio: ['ignore', 'pipe', 'pipe'], timeout: COMMANDS_TIMEOUT_MS })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  return new Promise(done => child.once('close', exitCode => done({ exitCode, output })))
}

function replaceIn(file: string, text: string, by: string): void {
  const before = readFileSync(file, 'utf8')
  if (!before.includes(text)) throw new Error(`${file} has no “${text}”`)
  writeFileSync(file, before.replace(text, by))
}
