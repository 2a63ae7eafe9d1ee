import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { afterEach, expect, it } from 'vitest'
import { openOutbox } from '../../forms/outbox/open.ts'
import { issueStartToken } from '../../forms/start-token.ts'
import { type LocalServices, startLocalServices } from '../support/local-services.ts'
import { type SiteProcess, startSite } from '../support/site-process.ts'

const VISITORS = 15
const REQUEST = { name: 'Amina Yusuf', email: 'amina@example.org', phone: '4195550142' }

let site: SiteProcess | undefined
let services: LocalServices | undefined
let folder: string
afterEach(async () => {
  await site?.end('SIGKILL')
  await services?.remove()
  rmSync(folder, { recursive: true })
})

async function start(env: Record<string, string>): Promise<SiteProcess> {
  folder = mkdtempSync(join(tmpdir(), 'proxies-'))
  services = await startLocalServices()
  const common = { LOCAL_SERVICES_URL: services.url, OUTBOX_DIR: folder }
  site = await startSite({ port: await freePort(), env: { ...common, ...env } })
  return site
}

/** Sends one request per visitor, each through the proxy on this machine. Returns the marks of all submissions. */
async function sendThroughProxy({ url }: SiteProcess): Promise<string[]> {
  const outbox = openOutbox({ folder })
  try {
    for (let visitor = 1; visitor <= VISITORS; visitor++) {
      const startToken = issueStartToken(await outbox.signingSecret(), Date.now() - 60_000)
      const response = await fetch(`${url}/api/forms/demo`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${visitor}` },
        body: JSON.stringify({ ...REQUEST, lookingForDonationPlatform: 'Yes', startToken }),
      })
      expect(response.status).toBe(200)
    }
    return (await Array.fromAsync(outbox.list())).flatMap(({ marks }) => marks)
  } finally {
    await outbox.close()
  }
}

const warnings = ({ errors }: SiteProcess) =>
  errors()
    .split('\n')
    .filter(line => line.includes('proxy.hopsUnset'))

it('visitors behind an undeclared proxy are not counted together, and the log says once what to set', async () => {
  const running = await start({ TRUSTED_PROXY_HOPS: '' })
  expect(await sendThroughProxy(running)).toEqual([])
  expect(warnings(running)).toEqual([expect.stringContaining('TRUSTED_PROXY_HOPS=1')])
})

it('visitors behind a declared proxy are counted separately', async () => {
  const running = await start({ TRUSTED_PROXY_HOPS: '1' })
  expect(await sendThroughProxy(running)).toEqual([])
  expect(warnings(running)).toEqual([])
})

it('visitors count as one address when the setting says that there is no proxy', async () => {
  const running = await start({ TRUSTED_PROXY_HOPS: '0' })
  expect(await sendThroughProxy(running)).toEqual(Array(VISITORS - 10).fill('many from one address'))
  expect(warnings(running)).toEqual([])
})

it('a hosted site warns at startup', async () => {
  const running = await start({ TRUSTED_PROXY_HOPS: '', NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345' })
  expect(warnings(running)).toEqual([expect.stringContaining('TRUSTED_PROXY_HOPS=1 behind one proxy')])
})
