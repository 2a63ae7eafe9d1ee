import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '../../tests/support/listen.ts'
import { createGate, failAlone } from './gate.ts'
import { createMalformedGate } from './refusal.ts'

export const PREVIEW_ID = 'a'.repeat(32)
export const SITE_URL = 'https://minara.example'

type Answer = Parameters<ReturnType<typeof createGate>>[2]

/** A site behind the gate, with two routes of the API. */
export async function serveGate(answer: Answer, prepare = (_: IncomingMessage) => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'gate-'))
  const staticRoutes = [{ page: '/api/posts', regex: '^/api/posts(?:/)?$' }]
  const dynamicRoutes = [{ page: '/api/forms/[form]', regex: '^/api/forms/([^/]+?)(?:/)?$' }]
  writeFileSync(join(folder, 'routes-manifest.json'), JSON.stringify({ staticRoutes, dynamicRoutes }))
  writeFileSync(join(folder, 'prerender-manifest.json'), JSON.stringify({ preview: { previewModeId: PREVIEW_ID } }))
  const admit = createGate(folder, SITE_URL)
  const malformed = createMalformedGate()
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    malformed.note(response)
    prepare(request)
    admit(request, response, answer).catch(error => failAlone(response, error))
  })
  server.on('clientError', malformed.onClientError)
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  const { url } = await listen(server)
  const stop = () => {
    server.close()
    rmSync(folder, { recursive: true })
  }
  return { url, stop }
}
