/**
 * `npm run faults -- image`: builds the image of the Dockerfile with local content, runs it as its user with a root that cannot be written to,
 * asks it for pages and stops it in the middle of a request. Prints its size. `-- --last` runs the image that was built last.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { seedOnce } from '../../scripts/seed.ts'
import { createImages, type ImageConfig, runReadOnly, whyNoImage } from '../support/image.ts'
import { type LocalServices, startLocalServices } from '../support/local-services.ts'
import { until } from '../support/until.ts'

const MAX_BYTES_OVER_BASE = 350e6
const START_TIMEOUT_MS = 60_000
const OUTBOX = '/var/lib/minara/outbox'
const CACHE = '/var/cache/minara'

const reason = whyNoImage()
if (reason) {
  console.log(`Skipped: ${reason}`)
  // With CI=true a skipped proof would be green by absence.
  process.exit(process.env.CI === 'true' ? 1 : 0)
}

const faults: string[] = []
const work = mkdtempSync(join(tmpdir(), 'minara-image-'))
const services = await startLocalServices()
const images = createImages(resolve('.data/image'))
try {
  await seedOnce({ localPort: services.port, dataFolder: services.dataFolder, report: console.log })
  if (!process.argv.includes('--last')) build()
  checkSize()
  await tryImage(images.mount(), images.config(), services)
} finally {
  images.removeContainers()
  await services.remove()
  rmSync(work, { recursive: true, force: true })
}
for (const fault of faults) console.error(`✗ ${fault}`)
process.exitCode = faults.length === 0 ? 0 : 1

function check(sentence: string, isTrue: boolean): void {
  if (isTrue) console.log(`✓ ${sentence}`)
  else faults.push(sentence)
}

function build(): void {
  const began = Date.now()
  images.build('.', { NEXT_PUBLIC_LAKE_URL: services.url })
  console.log(`Built in ${Math.round((Date.now() - began) / 1_000)} s`)
}

function checkSize(): void {
  const { image, base } = images.sizes()
  const over = Math.round((image - base) / 1e6)
  check(`the image is ${over} MB over its base of ${Math.round(base / 1e6)} MB`, image - base <= MAX_BYTES_OVER_BASE)
}

async function tryImage(root: string, config: ImageConfig, local: LocalServices): Promise<void> {
  const [uid = 0] = config.user.split(':').map(Number)
  const port = await freePort()
  const volumes = { [OUTBOX]: join(work, 'outbox'), [CACHE]: join(work, 'cache') }
  for (const folder of Object.values(volumes)) {
    mkdirSync(folder)
    chownSync(folder, uid, uid)
  }
  const env = siteEnvironment(port, local)
  const runInside = (command: string[]) => runReadOnly({ root, config, env, volumes, command })
  const site = runReadOnly({ root, config, env, volumes })
  const output = collect(site)
  try {
    const url = `http://127.0.0.1:${port}`
    await untilHealthy(url, site, output)
    check(`it runs as user ${uid}, not as root`, uid > 0 && readUser(site) === uid)
    const touch = runInside(['sh', '-c', 'touch /site/new || touch /etc/new'])
    check('its files cannot be written to', (await exitOf(touch)) !== 0)
    check('its health check is green', (await exitOf(runInside(config.healthcheck))) === 0)
    for (const path of ['/', '/blog', '/request-trial', '/studio', '/og/page/blog', '/readyz']) {
      const { status } = await fetch(url + path)
      check(`${path} answers ${status}`, status === 200)
    }
    const status = await stopDuringRequest(url, site)
    check(`a request that is under way when it is stopped gets its answer, ${status}`, status === 422)
    check('it ends with 0', (await exitOf(site)) === 0)
    check('it downloads no compiler', !/swc/i.test(output()))
  } catch (error) {
    console.error(output())
    throw error
  } finally {
    site.kill('SIGKILL')
  }
}

function siteEnvironment(port: number, { url, tokens }: LocalServices): Record<string, string> {
  return {
    PORT: String(port),
    NEXT_PUBLIC_SITE_URL: `http://127.0.0.1:${port}`,
    NEXT_PUBLIC_LAKE_URL: url,
    LOCAL_SERVICES_URL: url,
    SANITY_REVALIDATE_SECRET: tokens.webhookSecret,
    SANITY_API_READ_TOKEN: tokens.viewer,
    TRUSTED_PROXY_HOPS: '0',
    DRAIN_MS: '200',
  }
}

/** Sends a form whose body is held back, stops the site, and sends the body. Returns the status. */
async function stopDuringRequest(url: string, site: ChildProcess): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json', expect: '100-continue' }
  const half = request(`${url}/api/forms/demo`, { method: 'POST', headers })
  half.flushHeaders()
  await once(half, 'continue')
  site.kill('SIGTERM')
  await until('the site is stopping', async () => (await statusOf(`${url}/readyz`)) !== 200)
  half.end('{"values":null}')
  const [answer] = await once(half, 'response')
  answer.resume()
  return answer.statusCode
}

function readUser({ pid }: ChildProcess): number {
  return Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

function collect({ stdout, stderr }: ChildProcess): () => string {
  let text = ''
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk))
  return () => text
}

async function untilHealthy(url: string, site: ChildProcess, output: () => string): Promise<void> {
  const isHealthy = async () => {
    if (site.exitCode !== null) throw new Error(`The image did not start:\n${output()}`)
    return (await statusOf(`${url}/healthz`)) === 200
  }
  await until('the image is healthy', isHealthy, START_TIMEOUT_MS)
}

/** Null where nobody listens. */
async function statusOf(url: string): Promise<number | null> {
  const answer = await fetch(url).catch(() => null)
  return answer?.status ?? null
}
