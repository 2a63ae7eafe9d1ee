import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOutbox } from '../../forms/outbox/open.ts'
import { newVisitor } from './form-service.ts'
import { startLocalServices } from './local-services.ts'
import { startSite } from './site-process.ts'
import { stack } from './stack.ts'

export type FormSite = Awaited<ReturnType<typeof startFormSite>>

/** The built site with its own outbox and form service. */
export async function startFormSite(env: Record<string, string> = {}, lake: 'empty' | 'with content' = 'empty') {
  const folder = mkdtempSync(join(tmpdir(), 'form-site-'))
  // The build contains the lake's address, so the lake must run on this port.
  const dataFolder = lake === 'with content' ? stack.dataFolder : undefined
  const services = await startLocalServices({ port: stack.localPort, dataFolder })
  const site = await startSite({ env: { LOCAL_SERVICES_URL: services.url, OUTBOX_DIR: folder, ...env } })
  const outbox = openOutbox({ folder })
  return {
    url: site.url,
    /** The address that the site has for browsers, which only its own pages send as their origin. */
    siteUrl: stack.siteUrl,
    errors: site.errors,
    services,
    outbox,
    stop: async () => {
      await outbox.close()
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
