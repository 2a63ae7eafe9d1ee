import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createClient, type SanityClient } from '@sanity/client'
import { WebSocket } from 'ws'
import { createTestConfig } from '../config.fixture.ts'
import { freePort } from '../http/free-port.fixture.ts'
import { createGuard } from '../http/guard.ts'
import { startServer } from '../http/server.ts'
import { openLake } from '../lake.ts'
import type { Lake } from '../types.ts'
import { lakeApi } from './index.ts'

export const SITE = 'http://localhost:3000'
export const EDITOR = 'the-editor-token-of-this-test'
export const VIEWER = 'the-viewer-token-of-this-test'

export type TestLake = {
  lake: Lake
  url: string
  client: (token?: string) => SanityClient
  stop: () => Promise<void>
}

export async function startTestLake(): Promise<TestLake> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const config = createTestConfig({ publicUrl: url, editorToken: EDITOR, viewerToken: VIEWER })
  const { projectId, dataset, folder } = config
  const lake = openLake(config)
  const guard = createGuard({ hosts: [`localhost:${port}`], origins: [SITE] })
  const server = await startServer({ port, guard, ...lakeApi(lake, guard.isOriginAllowed) })
  return {
    lake,
    url,
    client: token =>
      createClient({
        projectId,
        dataset,
        token,
        apiHost: url,
        useProjectHostname: false,
        useCdn: false,
        apiVersion: '2025-02-19',
      }),
    async stop() {
      await server.stop()
      await lake.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Calls the data endpoints of a lake over HTTP by their paths, with the editor's token unless another is given. */
export type DataApi = {
  post: (path: string, body: unknown, token?: string) => Promise<Response>
  get: (path: string, token?: string | null) => Promise<Response>
  getLines: (path: string, token?: string | null) => Promise<Record<string, unknown>[]>
}

export function openDataApi({ url }: TestLake): DataApi {
  const address = (path: string) => `${url}/v2025-02-19/data/${path}`
  const get = (path: string, token: string | null = EDITOR) =>
    fetch(address(path), token ? { headers: { authorization: `Bearer ${token}` } } : {})
  return {
    get,
    post: (path, body, token = EDITOR) =>
      fetch(address(path), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async getLines(path, token) {
      const lines = (await (await get(path, token)).text()).split('\n').filter(Boolean)
      return lines.map(line => JSON.parse(line))
    },
  }
}

export async function* readEvents(response: Response): AsyncGenerator<{ event: string; id?: string; data: unknown }> {
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (text + chunk).split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const fields = Object.fromEntries(
        part.split('\n').map(line => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
      )
      if (fields.event) yield { event: fields.event, id: fields.id, data: JSON.parse(fields.data ?? 'null') }
    }
  }
}

/** An open WebSocket, and the JSON messages that have arrived on it. */
export async function openSocket(url: string) {
  const socket = new WebSocket(url.replace(/^http/, 'ws'))
  const arrived: unknown[] = []
  socket.on('message', data => {
    if (String(data) !== '♥') arrived.push(JSON.parse(String(data)))
  })
  await once(socket, 'open')
  return { socket, arrived, send: (message: unknown) => socket.send(JSON.stringify(message)) }
}
