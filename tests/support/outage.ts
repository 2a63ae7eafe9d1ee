import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { type SiteProcess, startSite } from './site-process.ts'
import { stack } from './stack.ts'
import { until } from './until.ts'

/** A page that nobody has opened, so that the content service would have to confirm it. */
export const UNCONFIRMED_PAGE = '/post/not-known-yet'

export async function startOutage(): Promise<SiteProcess> {
  const env = {
    ...{ LOCAL_SERVICES_URL: `http://127.0.0.1:${await freePort()}`, OUTBOX_DIR: 'off' },
    ...{ CACHE_DIR: join(stack.dataFolder, 'outage-cache') },
    ...{ NODE_OPTIONS: '--import ./tests/support/preload.mjs', WITHOUT_CONTENT: '1' },
  }
  const site = await startSite({ port: await freePort(), env })
  await until('the loss is known', async () => (await fetch(`${site.url}${UNCONFIRMED_PAGE}`)).status === 503)
  return site
}
