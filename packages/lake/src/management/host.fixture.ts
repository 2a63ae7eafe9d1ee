import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { afterAll, vi } from 'vitest'
import { lakeConfig } from '../client/index.ts'
import { createDataset, placeOf } from '../host/datasets.ts'
import { serveHost } from '../host/serve.ts'
import { freePort } from '../http/loopback.ts'
import type { Role } from '../http/types.ts'
import { addPerson } from '../project/people.ts'
import { openState } from '../project/state.ts'
import { openTokens } from '../tokens.ts'

/** A dataset's first query starts a thread, which takes seconds on a busy machine. */
const TIMEOUT_MS = 30_000
vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS })

export const SITE = 'http://localhost:3000'
export const PROJECT = 'first'

export type TestHost = Awaited<ReturnType<typeof startTestHost>>

/** A host with the datasets `production` of the projects `first` and `second`. */
export async function startTestHost() {
  const folder = mkdtempSync(join(tmpdir(), 'lake-management-'))
  for (const project of [PROJECT, 'second']) {
    const place = placeOf(folder, project, 'production')
    if (place) createDataset(place)
  }
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = await serveHost({ folder, port, defaultProject: PROJECT, origins: [SITE] })
  const tokens = openTokens(join(folder, PROJECT))
  const state = openState(join(folder, PROJECT))
  return {
    ...{ folder, url, tokens, state },
    client: (token?: string, dataset = 'production') =>
      createClient({
        ...lakeConfig({ projectId: PROJECT, dataset, url, ...(token && { token }) }).client,
        apiVersion: '2025-02-19',
      }),
    /** Calls an endpoint of the project, by default with the token of its administrator; null for none. */
    call: (method: string, path: string, body?: unknown, token: string | null = tokens.editor) =>
      fetch(`${url}/v2025-09-16/${path}`, {
        method,
        headers: { 'x-sanity-project-id': PROJECT, ...(token && { authorization: `Bearer ${token}` }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    addPerson(name: string, role: Role) {
      const { id, token } = state.change(({ people }) => addPerson(people, { name, role }, new Date()))
      return { id, token: token ?? '' }
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** A test host for all tests of a file; it stops after them. */
export async function openTestHost(): Promise<TestHost> {
  const test = await startTestHost()
  afterAll(test.stop)
  return test
}
