import { rmSync } from 'node:fs'
import { Agent, createServer, type IncomingMessage, type Server, type ServerResponse, request as send } from 'node:http'
import { freePort } from 'offline-content-lake/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen } from '../support/listen.ts'
import { type LocalServices, startLocalServices } from '../support/local-services.ts'
import { type SiteProcess, startSite } from '../support/site-process.ts'
import { copyBuild, stack } from '../support/stack.ts'
import { until } from '../support/until.ts'

/** Two instances behind a proxy are restarted one after the other, under load. No request is lost. */

const LOAD_INTERVAL_MS = 25
const CHECK_INTERVAL_MS = 100
/** Many checks of /readyz, also on a busy machine. */
const DRAIN_MS = 5_000
/** Answers with both instances, before and after a restart. */
const UNDISTURBED = 40
const ANSWERS_TIMEOUT_MS = 60_000
const PATHS = ['/', '/karima', '/blog', '/healthz', '/api/forms/token', '/unknown']

type Instance = { port: number; build: string; site: SiteProcess; isReady: boolean; isChecked: boolean }

let services: LocalServices
let proxy: Server
let url: string
const instances: Instance[] = []
const agent = new Agent({ keepAlive: true })

beforeAll(async () => {
  services = await startLocalServices({ port: stack.localPort, dataFolder: stack.dataFolder })
  for (const name of ['a', 'b']) {
    const build = `${stack.buildFolder}-${name}`
    copyBuild(stack.buildFolder, build)
    const port = await freePort()
    instances.push({ port, build, site: await startInstance(port, build), isReady: true, isChecked: false })
  }
  proxy = createServer(passOn)
  url = (await listen(proxy)).url
})
afterAll(async () => {
  agent.destroy()
  proxy?.close()
  for (const { site, build } of instances) {
    await site.end('SIGTERM')
    rmSync(build, { recursive: true, force: true })
  }
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
  let answered = 0
  const untilAnswered = async (more: number) => {
    const wanted = answered + more
    await until(`${wanted} requests are answered`, async () => answered >= wanted, ANSWERS_TIMEOUT_MS)
  }
  const load = setInterval(() => {
    const path = PATHS[answers.length % PATHS.length]
    const ask = async () => {
      const response = await fetch(url + path)
      await response.text()
      return `${response.status}`
    }
    const answer = ask().catch((error: Error) => `${path}: ${error.message} ${error.cause}`)
    answers.push(answer)
    void answer.then(() => answered++)
  }, LOAD_INTERVAL_MS)
  const checks = setInterval(() => {
    for (const instance of instances) void check(instance)
  }, CHECK_INTERVAL_MS)
  try {
    for (const instance of instances) {
      await untilAnswered(UNDISTURBED)
      const ended = instance.site.exitCode
      instance.site.signal('SIGTERM')
      expect(await ended).toBe(0)
      instance.site = await startInstance(instance.port, instance.build)
      await expect.poll(() => instance.isReady, { timeout: 60_000 }).toBe(true)
    }
    await untilAnswered(UNDISTURBED)
  } finally {
    clearInterval(load)
    clearInterval(checks)
  }
  const statuses = await Promise.all(answers)
  expect(statuses.length).toBeGreaterThan(100)
  // As one text, because a list is cut where a failed test is told.
  expect(statuses.filter(status => status !== '200').join('\n')).toBe('')
})

/** One check at a time, so that an old answer never replaces a newer one. */
async function check(instance: Instance): Promise<void> {
  if (instance.isChecked) return
  instance.isChecked = true
  const answer = await fetch(`http://127.0.0.1:${instance.port}/readyz`).catch(() => null)
  instance.isReady = answer?.ok ?? false
  await answer?.text()
  instance.isChecked = false
}
