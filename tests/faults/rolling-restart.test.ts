import { Agent, createServer, type IncomingMessage, type Server, type ServerResponse, request as send } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from 'offline-content-lake/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LocalServices, startLocalServices } from '../support/local-services.ts'
import { buildSiteForTests, type SiteProcess, startSite } from '../support/site-process.ts'
import { copyBuild, stack } from '../support/stack.ts'

/** Two instances behind a proxy are restarted one after the other, under load. No request is lost. */

const BUILD_TIMEOUT_MS = 10 * 60_000
const LOAD_INTERVAL_MS = 25
const CHECK_INTERVAL_MS = 100
/** Many checks of /readyz, also on a busy machine. */
const DRAIN_MS = 3_000
/** With both instances, before and after a restart. */
const UNDISTURBED_MS = 1_000
const PATHS = ['/', '/karima', '/blog', '/healthz', '/api/forms/token', '/unknown']

type Instance = { port: number; build: string; site: SiteProcess; isReady: boolean }

let services: LocalServices
let proxy: Server
let url: string
const instances: Instance[] = []
const agent = new Agent({ keepAlive: true })

beforeAll(async () => {
  await buildSiteForTests()
  services = await startLocalServices({ port: stack.localPort, dataFolder: stack.dataFolder })
  for (const name of ['a', 'b']) {
    const build = `${stack.buildFolder}-${name}`
    copyBuild(stack.buildFolder, build)
    const port = await freePort()
    instances.push({ port, build, site: await startInstance(port, build), isReady: true })
  }
  proxy = createServer(passOn)
  await new Promise<void>(done => proxy.listen(0, '127.0.0.1', done))
  const address = proxy.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}, BUILD_TIMEOUT_MS)
afterAll(async () => {
  agent.destroy()
  proxy?.close()
  for (const { site } of instances) await site.end('SIGTERM')
  await services?.end()
})

function startInstance(port: number, build: string): Promise<SiteProcess> {
  const env = { NEXT_DIST_DIR: build, OUTBOX_DIR: 'off', LOCAL_SERVICES_URL: services.url, DRAIN_MS: String(DRAIN_MS) }
  return startSite({ port, env })
}

let turn = 0

/** Passes requests to the instances in turn. One that is not ready gets none, and a refused connection is tried at the other. */
function passOn(request: IncomingMessage, response: ServerResponse, _?: unknown, tries = 0): void {
  const ready = instances.filter(({ isReady }) => isReady)
  const instance = ready[turn++ % ready.length]
  if (!instance) return void response.writeHead(502).end()
  const { method, url: path, headers } = request
  const onward = send({ host: '127.0.0.1', port: instance.port, method, path, headers, agent }, answer => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    answer.on('error', () => response.destroy())
  })
  onward.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED' && tries < instances.length) passOn(request, response, _, tries + 1)
    else response.destroy(error)
  })
  onward.end()
}

it('a rolling restart loses no request', async () => {
  const answers: Promise<string>[] = []
  const load = setInterval(() => {
    const path = PATHS[answers.length % PATHS.length]
    const ask = async () => {
      const response = await fetch(url + path)
      await response.text()
      return `${response.status}`
    }
    answers.push(ask().catch((error: Error) => `${path}: ${error.message} ${error.cause}`))
  }, LOAD_INTERVAL_MS)
  const checks = setInterval(() => {
    for (const instance of instances) void check(instance)
  }, CHECK_INTERVAL_MS)
  try {
    for (const instance of instances) {
      await wait(UNDISTURBED_MS)
      const ended = instance.site.exitCode
      instance.site.signal('SIGTERM')
      expect(await ended).toBe(0)
      instance.site = await startInstance(instance.port, instance.build)
      await expect.poll(() => instance.isReady, { timeout: 10_000 }).toBe(true)
    }
    await wait(UNDISTURBED_MS)
  } finally {
    clearInterval(load)
    clearInterval(checks)
  }
  const statuses = await Promise.all(answers)
  expect(statuses.length).toBeGreaterThan(100)
  expect(statuses.filter(status => status !== '200')).toEqual([])
})

async function check(instance: Instance): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${instance.port}/readyz`).catch(() => null)
  instance.isReady = answer?.ok ?? false
  await answer?.text()
}
