import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { perProcess } from './per-process.ts'

/** server.ts reads these, and removes them from the response. */
export const STATUS_HEADER = 'x-page-status'
export const NEGOTIATED_HEADER = 'x-page-negotiated'

export const RETRY_AFTER_SECONDS = 30

const responses = perProcess('responses', () => new AsyncLocalStorage<ServerResponse>())

export function withPageStatus<T>(response: ServerResponse, work: () => T): T {
  return responses.run(response, work)
}

export function currentResponse(): ServerResponse | undefined {
  return responses.getStore()
}

/** Next gives server actions no way to choose the status of the page that follows. */
export function setPageStatus(status: number): void {
  const response = currentResponse()
  if (response && !response.headersSent) response.setHeader(STATUS_HEADER, String(status))
}
