import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { freePort } from 'offline-content-lake/testing'
import { openTokens } from 'offline-content-lake/tokens'
import { directHosts } from '../../lib/environment/proxies.ts'
import { responds, runProcess } from './run-process.ts'

export type LocalServices = Awaited<ReturnType<typeof startLocalServices>>

// Before the first request: whatever asks these services in tests, by any runner, loads this file.
Object.assign(process.env, directHosts(process.env))

/** What a site of this address is told of its services. */
export function environmentOf({ url, tokens }: Pick<LocalServices, 'url' | 'tokens'>, siteUrl: string) {
  return {
    NEXT_PUBLIC_SITE_URL: siteUrl,
    NEXT_PUBLIC_LAKE_URL: url,
    LOCAL_SERVICES_URL: url,
    SANITY_REVALIDATE_SECRET: tokens.webhookSecret,
    SANITY_API_READ_TOKEN: tokens.viewer,
  }
}

/** Runs local/serve.ts in its own process, as `npm start` does, on a free port. */
export async function startLocalServices(
  options: { dataFolder?: string | undefined; port?: number; env?: NodeJS.ProcessEnv } = {},
) {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'minara-lake-'))
  const port = options.port ?? (await freePort())
  const smtpPort = await freePort()
  const url = `http://localhost:${port}`
  const watched = ['--import', './tests/support/preload.mjs', 'local/serve.ts']
  const { child, signal, end } = await runProcess(process.execPath, watched, {
    isReady: responds(`${url}/healthz`),
    env: {
      ...{ ...process.env, ...options.env },
      ...{ LOCAL_PORT: String(port), LOCAL_SMTP_PORT: String(smtpPort), DATA_DIR: dataFolder },
      WATCH_EVENT_LOOP: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const tokens = openTokens(join(dataFolder, 'lake/local0001'))
  return {
    ...{ url, port, smtpPort, dataFolder, tokens, signal, end },
    // With the rights of staff. Not by lakeConfig: Playwright, too, reads this file, and finds the package's stand-in under that name.
    editor: createClient({
      ...{ projectId: 'local0001', dataset: 'production', token: tokens.editor, apiVersion: '2025-02-19' },
      ...{ apiHost: url, useProjectHostname: false, useCdn: false },
    }),
    /** Longest time in milliseconds for which the event loop was blocked since the previous call. */
    longestBlock: async () => {
      child.send('how long?')
      const [milliseconds] = await once(child, 'message')
      return Number(milliseconds)
    },
    /** Ends the process and removes its data. */
    remove: async () => {
      await end()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
