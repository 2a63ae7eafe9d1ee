import type { IncomingHttpHeaders } from 'node:http'

/** The roles that the hosted service has without an enterprise plan. */
export type Role = 'administrator' | 'developer' | 'editor' | 'contributor' | 'viewer'

/** The holder of a token. An anonymous visitor has none: `identity` is null. */
export type Identity = { id: string; role: Role }

export type RawRequest = {
  method: string
  /** Path and query, for example `/v1/ping?tag=x`. */
  target: string
  headers: IncomingHttpHeaders
  /** Read it with readBytes or readJson, which enforce a limit. */
  body: AsyncIterable<Uint8Array>
  /** Aborted when the client disconnects or the server stops. A streamed body that waits for events must watch it. */
  signal: AbortSignal
}

export type HttpRequest = Omit<RawRequest, 'target'> & {
  /** The decoded, normalised path, for example `/v2025-02-19/data/query/production`. */
  path: string
  params: Record<string, string>
  query: URLSearchParams
  identity: Identity | null
}

export type HttpResponse = {
  status: number
  headers?: Record<string, string>
  /** A string or bytes for a complete response; an async iterable for a stream, which is read with back-pressure. */
  body?: string | Uint8Array | AsyncIterable<string | Uint8Array>
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Segments are literal, `:name` (also after a prefix: `/v:version/ping`) or one last `*rest`. GET also answers HEAD. */
export type Route = {
  method: Method
  path: string
  handle: (request: HttpRequest) => HttpResponse | Promise<HttpResponse>
}
