import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import { startTestLake } from '../api/edge.fixture.ts'
import type { Role } from '../http/types.ts'
import { addPerson } from '../project/people.ts'
import { openState } from '../project/state.ts'
import { openTokens } from '../tokens.ts'

/** A dataset's first query starts a thread, which takes seconds on a busy machine. */
const TIMEOUT_MS = 30_000
vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS })

export const PROJECT = 'first'

export type TestHost = Awaited<ReturnType<typeof startTestHost>>

/** A host with the datasets `production` of the projects `first` and `second`. */
export async function startTestHost() {
  const test = await startTestLake(PROJECT, 'second')
  const { folder, url } = test
  const tokens = openTokens(join(folder, PROJECT))
  const state = openState(join(folder, PROJECT))
  return {
    ...{ ...test, tokens, state },
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
  }
}

/** A test host for all tests of a file; it stops after them. */
export async function openTestHost(): Promise<TestHost> {
  const test = await startTestHost()
  afterAll(test.stop)
  return test
}
