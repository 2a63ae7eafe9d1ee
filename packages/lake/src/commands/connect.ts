import { existsSync } from 'node:fs'
import { ClientError, createClient, type SanityClient } from '@sanity/client'
import { lakeConfig } from '../client/index.ts'
import type { Place } from '../host/datasets.ts'
import { FOLDER_HEADER } from '../host/index.ts'
import { serveHost } from '../host/serve.ts'
import { openTokens } from '../tokens.ts'
import { FOLDER_NAME, findPlace, readPort, UsageError, type Wanted } from './options.ts'

const API_VERSION = '2025-02-19'
const PING_TIMEOUT_MS = 2_000

/** Calls `work` with an editor's client of the lake that runs at the port, or of one that runs until `work` is done. */
export async function withClient(
  values: Wanted & { port: string },
  work: (client: SanityClient, place: Place) => Promise<void>,
): Promise<void> {
  const [folder, port] = [await findFolder(values), readPort(values.port)]
  const place = findPlace({ ...values, folder })
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
      await work(client, place)
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
  const isRunning = (await folderServedAt(port)) !== null
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

/** The folder that is named or that is here; else that of the lake that runs at the port, which may have been started beside this folder. */
export async function findFolder({ folder, port }: { folder: string; port: string }): Promise<string> {
  const isFound = folder !== FOLDER_NAME || existsSync(folder)
  return isFound ? folder : (await folderServedAt(readPort(port))) || folder
}

/** Null where no lake runs; empty where a program answers that tells none. */
async function folderServedAt(port: number): Promise<string | null> {
  try {
    const response = await fetch(`http://localhost:${port}/v1/ping`, { signal: AbortSignal.timeout(PING_TIMEOUT_MS) })
    return response.ok ? decodeURIComponent(response.headers.get(FOLDER_HEADER) ?? '') : null
  } catch {
    return null
  }
}
