import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import type { VisitsReport } from '../../lib/visits/visits.ts'
import { readTokens } from './content.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { stack } from './stack.ts'

/** What a browser with a window sends when somebody clicks on a link. */
export const PERSON = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'same-origin',
}

export type CountingSite = {
  url: string
  folder: string
  process: () => SiteProcess
  /** Ends the process and starts another one with the same data. */
  restart: (signal: NodeJS.Signals) => Promise<void>
  open: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>
  stop: () => Promise<void>
}

/** The built site beside the stack's own, with numbers of its own and the stack's content. */
export async function startCountingSite(env: Record<string, string> = {}): Promise<CountingSite> {
  const folder = mkdtempSync(join(tmpdir(), 'counting-site-'))
  const port = await freePort()
  const settings = {
    ...{ LOCAL_SERVICES_URL: stack.lakeUrl, OUTBOX_DIR: folder, CACHE_DIR: join(folder, 'cache') },
    ...{ TRUSTED_PROXY_HOPS: '1', SANITY_API_READ_TOKEN: readTokens().viewer, ...env },
  }
  let process = await startSite({ port, env: settings })
  return {
    url: process.url,
    folder,
    process: () => process,
    restart: async signal => {
      await process.end(signal)
      process = await startSite({ port, env: settings })
    },
    open: async (path, headers = {}, method = 'GET') => {
      const response = await fetch(process.url + path, {
        ...{ method, redirect: 'manual' },
        headers: { ...PERSON, ...headers },
      })
      await response.arrayBuffer()
      return response
    },
    stop: async () => {
      await process.end('SIGTERM')
      rmSync(folder, { recursive: true })
    },
  }
}

export async function readVisits(url: string): Promise<VisitsReport> {
  const response = await fetch(`${url}/api/visits`, { headers: { authorization: `Bearer ${readTokens().editor}` } })
  if (!response.ok) throw new Error(`${url}/api/visits answered ${response.status}: ${await response.text()}`)
  return response.json()
}

export async function readViews(url: string): Promise<Record<string, number>> {
  const { pages } = await readVisits(url)
  return Object.fromEntries(pages.map(({ page, views }) => [page, views.week]))
}
