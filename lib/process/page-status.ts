import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { perProcess } from './per-process.ts'

/** Header of a response that says why a page cannot be shown now. */
export const RETRY_LATER = { 'retry-after': '30' }

/** server/arrival.ts marks requests for another name of the site, which proxy.ts redirects. */
export const OTHER_NAME_HEADER = 'x-other-name'

const responses = perProcess('responses', () => new AsyncLocalStorage<ServerResponse>())

/** For whatever the request that has just arrived brings about. */
export function keepResponse(response: ServerResponse): void {
  responses.enterWith(response)
}

export function currentResponse(): ServerResponse | undefined {
  return responses.getStore()
}

/** Next gives server actions no way to choose the status of the page that follows. */
export function setPageStatus(status: number): void {
  const response = currentResponse()
  if (response && !response.headersSent) response.statusCode = status
}
