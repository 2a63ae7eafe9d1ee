import { ClientError, createClient, type SanityClient } from '@sanity/client'
import { lakeConfig } from '../client/index.ts'
import type { Place } from '../host/datasets.ts'
import { serveHost } from '../host/serve.ts'
import { openTokens } from '../tokens.ts'
import { UsageError } from './options.ts'

const API_VERSION = '2025-02-19'
const PING_TIMEOUT_MS = 2_000

/** Calls `work` with an editor's client of the lake that runs at this port, or of one that runs until `work` is done. */
export async function withClient(
  place: Place,
  { folder, port }: { folder: string; port: number },
  work: (client: SanityClient) => Promise<void>,
): Promise<void> {
  const { projectId, dataset } = place
  const url = `http://localhost:${port}`
  const { editor: token } = openTokens(place.projectFolder)
  const client = createClient({
    ...lakeConfig({ projectId, dataset, url, token }).client,
    apiVersion: API_VERSION,
    perspective: 'raw',
  })
  await serveMeanwhile({ folder, port, projectId }, async () => {
    try {
      await work(client)
    } catch (error) {
      if (isUnauthorized(error)) throw servesAnotherFolder(url, error)
      throw error
    }
  })
}

/** Calls `work` while a lake runs at this port: one that is there already, or one that stops when `work` is done. */
export async function serveMeanwhile(
  { folder, port, projectId }: { folder: string; port: number; projectId: string },
  work: () => Promise<void>,
): Promise<void> {
  const isRunning = await answersPing(`http://localhost:${port}`)
  const server = isRunning ? null : await serveHost({ folder, port, defaultProject: projectId, origins: [] })
  try {
    await work()
  } finally {
    await server?.stop()
  }
}

export function servesAnotherFolder(url: string, cause?: unknown): UsageError {
  return new UsageError(`The lake at ${url} serves another folder: please give that with --folder.`, { cause })
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ClientError && error.statusCode === 401
}

async function answersPing(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/v1/ping`, { signal: AbortSignal.timeout(PING_TIMEOUT_MS) })
    return response.ok
  } catch {
    return false
  }
}
