import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { afterEach, expect, it } from 'vitest'
import { editor, readTokens } from '../../support/content.ts'
import { sendWebhook } from '../../support/freshness.ts'
import { type SiteProcess, startSite } from '../../support/site-process.ts'
import { stack } from '../../support/stack.ts'
import { until } from '../../support/until.ts'

const TESTIMONIAL = 'testimonial-as-salam'
const NEVER_MS = 60 * 60_000
const NOBODY = 'http://127.0.0.1:9'

const folder = mkdtempSync(join(tmpdir(), 'restart-'))
let site: SiteProcess | undefined

afterEach(async () => {
  await site?.end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

it('after a restart without the content service, pages show what was published last, and not what the build had', async () => {
  const quote = await editor().fetch<string>('*[_id == $id][0].quote', { id: TESTIMONIAL })
  const newQuote = `Published before the restart, ${Date.now()}`
  const shows = async (url: string) => (await (await fetch(url)).text()).includes(newQuote)
  const running = await start(stack.lakeUrl)
  try {
    await editor().patch(TESTIMONIAL).set({ quote: newQuote }).commit()
    await sendWebhook('testimonial', running.url)
    await until('the change is shown', () => shows(running.url))
    await running.end('SIGTERM')
    expect(await shows((await start(NOBODY)).url)).toBe(true)
  } finally {
    await editor().patch(TESTIMONIAL).set({ quote }).commit()
  }
})

async function start(lakeUrl: string): Promise<SiteProcess> {
  site = await startSite({
    port: await freePort(),
    env: {
      NEXT_PUBLIC_LAKE_URL: lakeUrl,
      LOCAL_SERVICES_URL: stack.lakeUrl,
      SANITY_REVALIDATE_SECRET: readTokens().webhookSecret,
      CATCH_UP_INTERVAL_MS: String(NEVER_MS),
      CACHE_DIR: join(folder, 'cache'),
      OUTBOX_DIR: 'off',
    },
  })
  return site
}
