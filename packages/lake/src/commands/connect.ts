import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { lakeConfig } from '../client/index.ts'
import type { Place } from '../host/datasets.ts'
import { FOLDER_HEADER } from '../host/index.ts'
import { serveHost } from '../host/serve.ts'
import { openTokens } from '../tokens.ts'
import { FOLDER_NAME, findPlace, readPort, UsageError, type Wanted } from './options.ts'

const API_VERSION = '2025-02-19'
const PING_TIMEOUT_MS = 2_000

type Work = (url: string, token: string) => Promise<void>

/** Calls `work` with an editor's client of the lake that `serveMeanwhile` finds or starts. */
export async function withClient(
  values: Wanted & { port: string },
  work: (client: SanityClient, place: Place) => Promise<void>,
): Promise<void> {
  const [folder, port] = [await findFolder(values), readPort(values.port)]
  const place = findPlace({ ...values, folder })
  const { projectId, dataset } = place
  await serveMeanwhile({ folder, port, projectId }, (url, token) => {
    const { client } = lakeConfig({ projectId, dataset, url, token })
    return work(createClient({ ...client, apiVersion: API_VERSION, perspective: 'raw' }), place)
  })
}

/** Calls `work` with the editor's token while a lake runs at this port: one that is there already, or one that stops when `work` is done. */
export async function serveMeanwhile(
  { folder, port, projectId }: { folder: string; port: number; projectId: string },
  work: Work,
): Promise<void> {
  const url = `http://localhost:${port}`
  const { editor: token } = openTokens(join(folder, projectId))
  const isRunning = (await folderServedAt(port)) !== null
  if (isRunning) await requireEditor(url, projectId, token)
  const server = isRunning ? null : await serveHost({ folder, port, defaultProject: projectId, origins: [] })
  try {
    await work(url, token)
  } finally {
    await server?.stop()
  }
}

/** Throws UsageError where the lake's token of the project is another one. */
async function requireEditor(url: string, projectId: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'x-sanity-project-id': projectId }
  const answer = await fetch(`${url}/v1/users/me`, { headers })
  if (!answer.ok) throw new UsageError(`The lake at ${url} serves another folder: please give that with --folder.`)
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
