import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { readTokens } from './content.ts'
import { forward, listen } from './listen.ts'
import { startLocalServices } from './local-services.ts'
import { startSite } from './site-process.ts'
import { stack, startStack, stopStack } from './stack.ts'

export type QuietStack = {
  delayPosts: (milliseconds: number) => void
  /** Moves the date of the site and of the lake forward by `MOVED_MS`. */
  moveClock: () => void
  stop: () => Promise<void>
}

/** Less than the five minutes after which figures, and with them the landing page, are read again. */
export const MOVED_MS = 4 * 60_000
const MOVING_CLOCK = { NODE_OPTIONS: '--import ./tests/support/moving-clock.mjs', MOVE_CLOCK_MS: String(MOVED_MS) }

/** The usual stack without webhooks, for want of a SITE_REVALIDATE_URL. A proxy in front of the lake can delay queries. */
export async function startQuietStack(env: Record<string, string> = {}): Promise<QuietStack> {
  const { webhookSecret, viewer } = readTokens()
  await stopStack()
  const services = await startLocalServices({
    dataFolder: stack.dataFolder,
    env: { ...process.env, ...MOVING_CLOCK, SITE_URL: stack.siteUrl },
  })
  const slow = await startSlowWay(services.port)
  const site = await startSite({
    port: stack.port,
    env: {
      ...{ LOCAL_SERVICES_URL: stack.lakeUrl, OUTBOX_DIR: 'off' },
      ...{ SANITY_REVALIDATE_SECRET: webhookSecret, SANITY_API_READ_TOKEN: viewer },
      ...{ ...MOVING_CLOCK, ...env },
    },
  })
  return {
    delayPosts: slow.delayPosts,
    moveClock: () => {
      services.signal('SIGUSR2')
      site.signal('SIGUSR2')
    },
    stop: async () => {
      await site.end('SIGTERM')
      await slow.stop()
      await services.end()
      await startStack()
    },
  }
}

/** Proxies everything to another local port. Queries for a post are recognized by their API version, which only they use. */
async function startSlowWay(port: number) {
  let delayMs = 0
  const server = createServer(async (request, response) => {
    // biome-ignore lint/plugin: this service is slow on purpose.
    if (request.url?.startsWith('/v2024-01-23/')) await delay(delayMs)
    forward(request, response, port)
  })
  const { stop } = await listen(server, stack.localPort, 'localhost')
  return {
    delayPosts: (milliseconds: number) => {
      delayMs = milliseconds
    },
    stop,
  }
}
