import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { statusOf } from './ask.ts'
import { readTokens } from './content.ts'
import { forward, listen } from './listen.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { copyBuild, stack } from './stack.ts'
import { until } from './until.ts'

const BUILD = `${stack.buildFolder}-hanging`
/** Longer than any test, so that only visits and probes ask the content service. */
const NEVER_MS = 60 * 60_000
export const METRICS_TOKEN = 'a token of enough characters'

export type HangingSite = Awaited<ReturnType<typeof startHangingSite>>

/** A site that has shown these paths, and was restarted after its services began to accept connections without ever answering. */
export async function startHangingSite(paths: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'hanging-'))
  const cacheFolder = join(folder, 'cache')
  const gate = await startGate(stack.lakeUrl)
  copyBuild(stack.buildFolder, BUILD)
  const start = async () => {
    const port = await freePort()
    return startSite({
      port,
      env: {
        ...{ NEXT_DIST_DIR: BUILD, NEXT_PUBLIC_SITE_URL: `http://127.0.0.1:${port}`, NEXT_PUBLIC_LAKE_URL: gate.url },
        ...{ LOCAL_SERVICES_URL: gate.url, CATCH_UP_INTERVAL_MS: String(NEVER_MS) },
        ...{ CACHE_DIR: cacheFolder, OUTBOX_DIR: join(folder, 'outbox') },
        ...{ METRICS_TOKEN, SANITY_REVALIDATE_SECRET: readTokens().webhookSecret },
      },
    })
  }
  let site = await start()
  const restart = async () => {
    await site.end('SIGTERM')
    site = await start()
  }
  for (const path of paths) {
    const status = await statusOf(site.url + path)
    if (status >= 400) throw new Error(`${path} was answered with ${status} before the services hung`)
  }
  gate.isOpen = false
  await restart()
  return {
    ...{ gate, restart, site: () => site, folders: [BUILD, cacheFolder] },
    stop: async () => {
      await site.end('SIGKILL')
      await gate.stop()
      for (const each of [folder, BUILD]) rmSync(each, { recursive: true, force: true })
    },
  }
}

/**
 * A proxy in front of a service, at an address that stays the same while the service hangs: while `isOpen` is false, it accepts requests and
 * never answers.
 */
async function startGate(target: string) {
  const server = createServer((request, response) => {
    gate.requests.push(request.url ?? '')
    request.on('error', () => {})
    if (gate.isOpen) forward(request, response, Number(new URL(target).port))
  })
  const requests: string[] = []
  const gate = { ...(await listen(server)), requests, isOpen: true }
  return gate
}

/** A page that nobody has opened, so that the content service would have to confirm it. */
const UNCONFIRMED_PAGE = '/post/not-known-yet'

export async function startOutage(): Promise<SiteProcess> {
  const env = {
    ...{ LOCAL_SERVICES_URL: `http://127.0.0.1:${await freePort()}`, OUTBOX_DIR: 'off' },
    ...{ CACHE_DIR: join(stack.dataFolder, 'outage-cache'), WITHOUT_CONTENT: '1' },
  }
  const site = await startSite({ env })
  await until('the loss is known', async () => (await fetch(`${site.url}${UNCONFIRMED_PAGE}`)).status === 503)
  return site
}
