import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { type Outbox, openOutbox } from '../../forms/outbox/open.ts'
import { newVisitor } from './form-service.ts'
import { startLocalServices } from './local-services.ts'
import { startSite } from './site-process.ts'
import { stack } from './stack.ts'

export type FormSite = Awaited<ReturnType<typeof startFormSite>>

/** The built site with its own outbox and form service. */
export async function startFormSite(env: Record<string, string> = {}, lake: 'empty' | 'with content' = 'empty') {
  const folder = mkdtempSync(join(tmpdir(), 'form-site-'))
  const { dataFolder, localPort } = stack
  // Pages of the build contain the lake's address, so a lake with their content must run on this port.
  const services = await startLocalServices(lake === 'empty' ? {} : { dataFolder, port: localPort })
  const port = await freePort()
  const start = (changes = {}) => {
    const own = { NEXT_PUBLIC_LAKE_URL: services.url, LOCAL_SERVICES_URL: services.url, OUTBOX_DIR: folder }
    return startSite({ port, env: { ...own, ...env, ...changes } })
  }
  let site = await start()
  let outbox: Outbox | undefined
  return {
    ...{ url: site.url, services, folder },
    /** The address that the site has for browsers, which only its own pages send as their origin. */
    siteUrl: stack.siteUrl,
    errors: () => site.errors(),
    /** Opened when it is first read: until then only the site has the file open. */
    get outbox() {
      outbox ??= openOutbox(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : { folder })
      return outbox
    },
    /** With -9. */
    kill: () => site.end('SIGKILL'),
    /** Once it was killed. */
    restart: async (changes?: Record<string, string>) => {
      site = await start(changes)
    },
    stop: async () => {
      await outbox?.close()
      await site.end('SIGTERM')
      await (lake === 'empty' ? services.remove() : services.end())
      rmSync(folder, { recursive: true })
    },
  }
}

type Sending = { form?: string; headers?: Record<string, string>; body: BodyInit }

/** Sends a body to a form's route, from a new address unless the headers name one. */
export function send(site: FormSite, { form = 'shortTrial', headers, body }: Sending): Promise<Response> {
  return fetch(`${site.url}/api/forms/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newVisitor(), ...headers },
    body,
  })
}

export const REQUEST = { name: 'Amina Yusuf', email: 'amina@example.org', phone: '4195550142' }
