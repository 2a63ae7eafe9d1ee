import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { DATASET, PROJECT, startLakeProcess } from '../support/lake-process.ts'
import { type Recorded, readRecorded, recordTo } from '../support/recorded-requests.ts'

/** The service under test with the official client: the local lake, or a hosted project if one is configured. */
export type Target = {
  editor: SanityClient
  viewer: SanityClient
  anonymous: SanityClient
  isHosted: boolean
  /** Makes a client that has another configuration. */
  connect: (config: ClientConfig) => SanityClient
  /** What was requested since the last call; nothing of a hosted project. */
  requests: () => Recorded[]
  close: () => Promise<void>
}

const API_VERSION = '2025-02-19'

/**
 * With CONFORMANCE_PROJECT_ID, CONFORMANCE_DATASET, CONFORMANCE_EDITOR_TOKEN and CONFORMANCE_VIEWER_TOKEN set, the same suite runs against
 * that hosted project, or with CONFORMANCE_API_HOST against another host. Use an empty dataset: the suite writes and deletes its own documents.
 */
export async function openTarget(): Promise<Target> {
  const { CONFORMANCE_PROJECT_ID: projectId, CONFORMANCE_DATASET: dataset, CONFORMANCE_API_HOST: apiHost } = process.env
  if (projectId && dataset) {
    const connect = clientsOf(projectId, dataset, apiHost)
    return {
      editor: connect(process.env.CONFORMANCE_EDITOR_TOKEN),
      viewer: connect(process.env.CONFORMANCE_VIEWER_TOKEN),
      anonymous: connect(),
      isHosted: true,
      connect: createClient,
      requests: () => [],
      close: async () => {},
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
  const record = join(folder, 'requests')
  const { origin, tokens, end } = await startLakeProcess(folder, recordTo(record))
  let read = 0
  const connect = clientsOf(PROJECT, DATASET, origin)
  return {
    editor: connect(tokens.editor),
    viewer: connect(tokens.viewer),
    anonymous: connect(),
    isHosted: false,
    connect: createClient,
    requests() {
      const recorded = readRecorded(record).slice(read)
      read += recorded.length
      return recorded
    },
    async close() {
      await end('SIGKILL')
      rmSync(folder, { recursive: true })
    },
  }
}

function clientsOf(projectId: string, dataset: string, apiHost?: string): (token?: string) => SanityClient {
  return token =>
    createClient({
      ...{ projectId, dataset, token, apiVersion: API_VERSION, useCdn: false },
      ...(apiHost && { apiHost, useProjectHostname: false }),
    })
}
