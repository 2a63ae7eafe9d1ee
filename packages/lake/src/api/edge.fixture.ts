import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { afterAll, expect } from 'vitest'
import { WebSocket } from 'ws'
import { lakeConfig } from '../client/index.ts'
import { namePlace } from '../commands/options.ts'
import { createDataset } from '../host/datasets.ts'
import { serve } from '../host/serve.ts'
import { freePort } from '../http/loopback.ts'
import type { Role } from '../http/types.ts'
import { writeOwnerOnly } from '../owner-only.ts'
import { addPerson } from '../project/people.ts'
import { openState } from '../project/state.ts'
import { openTokens, TOKENS_FILE } from '../tokens.ts'

/** The project of a host with several: `openTestLake(PROJECT, 'second')`. */
export const PROJECT = 'first'
export const SITE = 'http://localhost:3000'
export const EDITOR = 'the-token-of-the-editor-in-these-tests'
export const VIEWER = 'the-token-of-the-viewer-in-these-tests'

let count = 0
export const newId = () => `new-${++count}`

export type TestLake = Awaited<ReturnType<typeof startTestLake>>

/** Lakes of `production` in each project. The first has tokens that tests know. */
export async function startTestLake(projectId = 'local0001', ...others: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'lake-'))
  writeOwnerOnly(join(folder, projectId, TOKENS_FILE), {
    editor: EDITOR,
    viewer: VIEWER,
    webhookSecret: 'the-webhook-secret-of-these-lake-tests',
  })
  for (const id of [projectId, ...others]) createDataset(namePlace(folder, id, 'production'))
  const port = await freePort()
  const { host, server } = await serve({ folder, port, defaultProject: projectId, origins: [SITE] })
  const { lake } = await host.datasets.open(namePlace(folder, projectId, 'production'))
  const url = `http://localhost:${port}`
  const [tokens, state] = [openTokens(join(folder, projectId)), openState(join(folder, projectId))]
  return {
    ...{ folder, lake, url, tokens, state },
    /** Calls an endpoint of the first project, by default with its administrator's token; null for none. Texts are sent as they are. */
    call: (method: string, path: string, body?: unknown, token: string | null = tokens.editor) =>
      fetch(`${url}/v2025-09-16/${path}`, {
        method,
        headers: { 'x-sanity-project-id': projectId, ...(token && { authorization: `Bearer ${token}` }) },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    addPerson(name: string, role: Role) {
      const { id, token } = state.change(({ people }) => addPerson(people, { name, role }, new Date()))
      return { id, token: token ?? '' }
    },
    client: (token?: string, dataset = 'production') =>
      createClient({
        ...lakeConfig({ projectId, dataset, url, ...(token && { token }) }).client,
        apiVersion: '2025-02-19',
      }),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** A test lake for all tests of a file; it stops after them. */
export async function openTestLake(...projects: string[]): Promise<TestLake> {
  const test = await startTestLake(...projects)
  afterAll(test.stop)
  return test
}

/** Calls the data endpoints of a lake over HTTP by their paths, with the editor's token unless another is given. */
export function openDataApi({ call }: TestLake) {
  const get = (path: string, token?: string | null) => call('GET', `data/${path}`, undefined, token)
  return {
    get,
    post: (path: string, body: unknown, token?: string) => call('POST', `data/${path}`, body, token),
    async getLines(path: string, token?: string | null): Promise<Record<string, unknown>[]> {
      const lines = (await (await get(path, token)).text()).split('\n').filter(Boolean)
      return lines.map(line => JSON.parse(line))
    },
  }
}

/** Expects that a request is refused with this status, and with these words in its message. */
export async function expectRefusal(request: Promise<Response>, status: number, words: string | RegExp): Promise<void> {
  const answer = await request
  expect(answer.status).toBe(status)
  expect((await answer.json()).message).toMatch(words)
}

/** Opens a stream of events below data/ without the official client. */
export async function openEvents({ url }: TestLake, path: string, headers: Record<string, string> = {}) {
  const client = new AbortController()
  const response = await fetch(`${url}/v2025-02-19/data/${path}`, { headers, signal: client.signal })
  return { response, events: readEvents(response), leave: () => client.abort() }
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
