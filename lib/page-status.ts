import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { perProcess } from './per-process.ts'

/** Tells server.ts the status of the rendered page. server.ts removes it from the response. */
export const STATUS_HEADER = 'x-page-status'

/** In a 503: when the content service may answer again. */
export const RETRY_AFTER_SECONDS = 30

const responses = perProcess('responses', () => new AsyncLocalStorage<ServerResponse>())

/** Lets `work` choose the status of its page by setPageStatus. */
export function withPageStatus<T>(response: ServerResponse, work: () => T): T {
  return responses.run(response, work)
}

/** The response to the request that is being answered; undefined without server.ts. */
export function currentResponse(): ServerResponse | undefined {
  return responses.getStore()
}

/** For server actions, which Next gives no way to choose the status of the page that follows. Without server.ts it stays 200. */
export function setPageStatus(status: number): void {
  const response = currentResponse()
  if (response && !response.headersSent) response.setHeader(STATUS_HEADER, String(status))
}
